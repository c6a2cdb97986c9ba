import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { cached } from '../../../functions/src/http/cached.ts';

beforeEach(() => vi.useFakeTimers());

/** A reader that counts its reads, fails or takes as long as `state` says, and returns the number of the read. */
function source() {
  const state = { reads: [] as string[], failing: false, takes: 0 };
  const read = cached(
    async (key: string) => {
      const number = state.reads.push(key);
      await new Promise((resolve) => setTimeout(resolve, state.takes));
      if (state.failing) throw new Error('down');
      return number;
    },
    () => 60_000,
  );
  const value = async (key = 'a') => {
    const result = read(key);
    // The caller waits for the result; until then nobody handles a rejection.
    result.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    return result;
  };
  return { state, read, value };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('concurrent callers share one read, and its value is used until it is too old', async () => {
  const { state, read, value } = source();
  const together = Promise.all([read('a'), read('a'), read('a')]);
  await pass(1);
  expect(await together).toEqual([1, 1, 1]);
  await pass(59_000);
  expect(await value()).toBe(1);
  await pass(2000);
  expect(await value()).toBe(2);
  expect(state.reads).toHaveLength(2);
});

test('a failed read returns the last value for an hour, and is not repeated at once', async () => {
  const { state, value } = source();
  await value();
  state.failing = true;
  await pass(61_000);
  expect(await value()).toBe(1);
  await pass(4000);
  expect(await value()).toBe(1);
  expect(state.reads).toHaveLength(2);
  await pass(3_525_000);
  expect(await value()).toBe(1);
  await pass(11_000);
  await expect(value()).rejects.toThrow('down');
  state.failing = false;
  expect(await value()).toBe(state.reads.length);
});

test('a first read that exceeds the time for an answer fails', async () => {
  const { state, read } = source();
  state.takes = 60_000;
  const failure = expect(read('a')).rejects.toThrow('no result within 3500 ms');
  await pass(3500);
  await failure;
});

test('while a read is slow, the last value is returned, then the new one', async () => {
  // The limit is the platform's own timer.
  vi.useRealTimers();
  let fresh = 10;
  let answer = () => {};
  const answers = [
    () => Promise.resolve(1),
    () => new Promise<number>((resolve) => (answer = () => resolve(2))),
  ];
  const read = cached(
    () => answers.shift()?.() ?? Promise.resolve(3),
    () => fresh,
  );
  expect(await read('a')).toBe(1);
  fresh = 60_000;
  await wait(20);
  expect(await read('a')).toBe(1);
  answer();
  await expect.poll(() => read('a')).toBe(2);
});
