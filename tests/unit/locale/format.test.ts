import { expect, test } from 'vitest';
import { formatDate, formatNumber } from '#browser/locale/format.ts';

test('a reader sees dates of the studio’s time zone, and numbers, in their language', () => {
  expect(formatDate('2026-03-03T02:00:00Z', 'en')).toBe('3 March 2026');
  expect(formatDate('2026-03-03T20:00:00Z', 'id')).toBe('4 Maret 2026');
  expect(formatNumber(1200.5, 'en')).toBe('1,200.5');
  expect(formatNumber(1200.5, 'id')).toBe('1.200,5');
});
