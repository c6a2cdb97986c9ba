import { expect, test, vi } from 'vitest';
import { mayPrefetch } from '#browser/save-data.ts';
import { prefetch } from '#site/features/navigation/prefetch.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('at most 4 run at a time; all run in the end', async () => {
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  for (let index = 0; index < 11; index += 1) {
    prefetch(async () => {
      most = Math.max(most, (running += 1));
      await new Promise<void>((done) => open.push(done));
      running -= 1;
    });
  }
  await turn();
  expect(open).toHaveLength(4);
  let finished = 0;
  while (finished < 11) {
    open[finished]?.();
    finished += 1;
    await turn();
  }
  expect(open).toHaveLength(11);
  expect(most).toBe(4);
});

test('a failure is silent and does not stop the others', async () => {
  const started = Array.from({ length: 9 }, () =>
    vi.fn(() => Promise.reject(new Error('no network'))),
  );
  started.forEach(prefetch);
  await turn();
  for (const task of started) expect(task).toHaveBeenCalledOnce();
});

test('nothing is prefetched with Save-Data or on a slow network', () => {
  expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({})).toBe(true);
});
