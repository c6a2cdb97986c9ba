import { expect, test } from 'vitest';
import { createPrefetchQueue, mayPrefetch } from '../../../web/src/features/navigation/prefetch.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('at most 4 run at a time; all run in the end', async () => {
  const prefetch = createPrefetchQueue();
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  for (let index = 0; index < 11; index += 1) {
    prefetch(`/${index}`, async () => {
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

test('a page is fetched once; after a failure it can be fetched again', async () => {
  const prefetch = createPrefetchQueue();
  let calls = 0;
  const fails = async () => {
    calls += 1;
    throw new Error('no network');
  };
  prefetch('/faq', fails);
  prefetch('/faq', fails);
  await turn();
  expect(calls).toBe(1);
  prefetch('/faq', fails);
  await turn();
  expect(calls).toBe(2);
});

test('nothing is prefetched with Save-Data or on a slow network', () => {
  expect(mayPrefetch({ saveData: true, effectiveType: '4g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(mayPrefetch({ effectiveType: '3g', saveData: false })).toBe(true);
  expect(mayPrefetch({})).toBe(true);
});
