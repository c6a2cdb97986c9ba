import { expect, test } from 'vitest';
import { cacheSizeBytes } from '../../../web/src/firebase/firestore-instance.ts';

test('the local database cache has 40 MB by default, and at least 1 MB', () => {
  expect([cacheSizeBytes(), cacheSizeBytes(1)]).toEqual([41_943_040, 1_048_576]);
  for (const megabytes of [0.99, -1, NaN, Infinity]) {
    expect(() => cacheSizeBytes(megabytes)).toThrow(`at least 1 MB; got ${megabytes} MB`);
  }
});
