import { describe, expect, it } from 'vitest';
import { cacheSizeBytes } from '../../../web/src/firebase/firestore-instance.ts';

describe('the size of the local database cache', () => {
  it('is 40 MB by default', () => {
    expect(cacheSizeBytes()).toBe(41_943_040);
  });

  it.each([
    [1, 1_048_576],
    [2.5, 2_621_440],
    [100, 104_857_600],
  ])('%s MB are %s bytes', (megabytes, bytes) => {
    expect(cacheSizeBytes(megabytes)).toBe(bytes);
  });

  it.each([0.99, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])('throws for %s MB', (megabytes) => {
    expect(() => cacheSizeBytes(megabytes)).toThrow(
      `The local database cache needs at least 1 MB; got ${megabytes} MB`,
    );
  });
});
