import { expect, test, vi } from 'vitest';
import { cached } from '../../../functions/src/content/content-cache.ts';

test('an answer that is asked for again and again stays, whatever else strangers ask for', async () => {
  vi.stubEnv('CONTENT_CACHE_SECONDS', '60');
  const reads: string[] = [];
  const read = cached(
    (key: string) => {
      reads.push(key);
      return Promise.resolve(key);
    },
    (key) => key,
  );
  for (let index = 0; index < 300; index++) {
    expect(await read('the list')).toBe('the list');
    await read(`invented-${index}`);
  }
  expect(reads.filter((key) => key === 'the list')).toHaveLength(1);
  // What nobody asked for in between is forgotten, so that memory stays bounded.
  await read('invented-0');
  expect(reads.filter((key) => key === 'invented-0')).toHaveLength(2);
});
