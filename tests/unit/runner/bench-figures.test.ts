import { expect, test } from 'vitest';
import type { Figure } from '../../bench/figures.ts';
import { holds, table } from '../../bench/figures.ts';

test.each<[Figure, boolean]>([
  [{ what: 'a', value: 85, unit: 'kB', limit: 85 }, true],
  [{ what: 'a', value: 85.01, unit: 'kB', limit: 85 }, false],
  [{ what: 'a', value: 99, unit: 'points', limit: 100, atLeast: true }, false],
  [{ what: 'a', value: 1e9, unit: 'ms' }, true],
])('%j holds: %j', (figure, expected) => expect(holds(figure)).toBe(expected));

test('a table says what is over its limit', () => {
  const figures: Figure[] = [
    { what: 'JavaScript', value: 70.25, unit: 'kB', limit: 85 },
    { what: 'LCP', value: 900, unit: 'ms', limit: 700, note: 'mobile' },
  ];
  expect(table('site', figures)).toBe(
    'site\n  ✓  JavaScript  70.3 kB  ≤ 85\n  ✗  LCP         900 ms   ≤ 700  mobile',
  );
});
