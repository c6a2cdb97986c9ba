import { expect, test } from 'vitest';
import { bucketOf, summarizeVital } from '../../../model/visits/vitals.ts';

test('a value on the edge of a bucket belongs to it, and the last bucket has no edge', () => {
  expect(bucketOf('lcp', 2500)).toBe(bucketOf('lcp', 2400));
  expect(bucketOf('lcp', 2501)).toBe(bucketOf('lcp', 2500) + 1);
  expect(bucketOf('cls', 0)).toBe(0);
  expect(summarizeVital('lcp', { [bucketOf('lcp', 60_000)]: 1 })?.p75).toEqual({
    from: 6000,
    to: null,
  });
});

test('the share of good loads and the range of the 75th percentile follow from the buckets', () => {
  const buckets = {
    [bucketOf('inp', 40)]: 6,
    [bucketOf('inp', 180)]: 2,
    [bucketOf('inp', 400)]: 2,
  };
  expect(summarizeVital('inp', buckets)).toEqual({
    count: 10,
    good: 0.8,
    p75: { from: 150, to: 200 },
  });
  expect(summarizeVital('inp', {})).toBeNull();
});
