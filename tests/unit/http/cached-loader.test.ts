import { expect, test, vi } from 'vitest';
import { withTimeout } from '#model/timeout.ts';
import { cachedLoader } from '../../../functions/src/http/cached-loader.ts';

function source() {
  const state = { now: 0, loads: 0, failing: false };
  const value = cachedLoader(
    async () => {
      state.loads++;
      if (state.failing) throw new Error('down');
      return state.loads;
    },
    { freshFor: () => 60_000, now: () => state.now },
  );
  return { state, value };
}

test('concurrent callers share one load, and its value is used for the whole period', async () => {
  const { state, value } = source();
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1]);
  state.now = 59_999;
  expect(await value()).toBe(1);
  state.now = 60_000;
  expect(await value()).toBe(2);
  expect(state.loads).toBe(2);
});

test('a failed load returns the last value and is not repeated at once', async () => {
  const { state, value } = source();
  await value();
  state.failing = true;
  state.now = 60_000;
  expect(await value()).toBe(1);
  state.now = 64_999;
  expect(await value()).toBe(1);
  expect(state.loads).toBe(2);
  state.failing = false;
  state.now = 65_000;
  expect(await value()).toBe(3);
});

test('without a value, the failure is thrown, and the load is not repeated at once', async () => {
  const { state, value } = source();
  state.failing = true;
  await expect(value()).rejects.toThrow('down');
  await expect(value()).rejects.toThrow('down');
  expect(state.loads).toBe(1);
});

test('a load that exceeds the deadline counts as failed', async () => {
  vi.useFakeTimers();
  const value = cachedLoader(() => new Promise<never>(() => undefined), { freshFor: () => 1000 });
  const failure = expect(value()).rejects.toThrow('no result within 3500 ms');
  await vi.advanceTimersByTimeAsync(3500);
  await failure;
  vi.useRealTimers();
});

test('withTimeout passes on the result of a promise that settles in time', async () => {
  expect(await withTimeout(Promise.resolve(1), 1000)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error('own')), 1000)).rejects.toThrow('own');
});
