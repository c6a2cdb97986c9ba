import { expect, test } from 'vitest';
import { DAY_MS } from '../../../model/time-zone.ts';
import { errorRate, isOverdue } from '../../../web/src/admin/dashboard/health-state.ts';

test('the clean-up is overdue after two days', () => {
  const now = Date.UTC(2026, 5, 1);
  const late = (days: number) => isOverdue('clean_up', now - days * DAY_MS, now);
  expect([late(1.9), late(2.1)]).toEqual([false, true]);
});

test.each<[string, number[], ReturnType<typeof errorRate>]>([
  [
    'as many as before',
    [9, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    { week: 14, before: 14, isRising: false },
  ],
  [
    'many more',
    [0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 10],
    { week: 10, before: 4, isRising: true },
  ],
  [
    'a few, after none',
    [0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 0, 0, 0, 0],
    { week: 9, before: 0, isRising: false },
  ],
  ['fewer days than two weeks', [5, 6], { week: 11, before: 0, isRising: true }],
])('errors: %s', (_what, counts, rate) => {
  expect(errorRate(counts)).toEqual(rate);
});
