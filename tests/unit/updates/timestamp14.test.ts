import { describe, expect, it } from 'vitest';
import { timestamp14 } from '../../../web/src/features/updates/poll-latest-build.ts';

describe('timestamp14', () => {
  it.each([
    [new Date(2025, 3, 11, 9, 5, 7), '20250411090507'],
    [new Date(2025, 11, 31, 23, 59, 59, 999), '20251231235959'],
    [new Date(2024, 1, 29, 0, 0, 0), '20240229000000'],
  ])('writes local time as 14 digits: %s', (date, expected) => {
    expect(timestamp14(date)).toBe(expected);
  });

  it('pads years below 1000', () => {
    const date = new Date(2000, 0, 1);
    date.setFullYear(33);
    expect(timestamp14(date)).toBe('00330101000000');
  });

  it.each([[new Date(Number.NaN)], [new Date(10_000, 0, 1)], [new Date(-1, 0, 1)]])(
    'throws for an invalid date or a year outside 0–9999: %s',
    (date) => {
      expect(() => timestamp14(date)).toThrow(RangeError);
    },
  );
});
