import { expect, test } from 'vitest';
import { formatDate, formatNumber } from '#browser/locale/format.ts';

test('dates are written in words of the language', () => {
  expect(formatDate('2026-03-03T02:00:00Z', 'en')).toBe('3 March 2026');
  expect(formatDate('2026-03-03T02:00:00Z', 'id')).toBe('3 Maret 2026');
});

test('the day is in the studio’s time zone in every environment', () => {
  expect(formatDate('2026-03-03T20:00:00Z', 'en')).toBe('4 March 2026');
});

test('numbers have the separators of the language', () => {
  expect(formatNumber(1200.5, 'en')).toBe('1,200.5');
  expect(formatNumber(1200.5, 'id')).toBe('1.200,5');
});
