import { describe, expect, test } from 'vitest';
import {
  toDateTimeInput,
  parseDateTimeInput,
} from '../../../web/src/admin/content/publishing/schedule-dialog.tsx';
import { computeOrders } from '../../../model/content/order.ts';

describe('order', () => {
  const entries = ['a', 'b', 'c'].map((id, index) => ({ id, order: index }));

  test.each([
    [0, 2, ['b', 'c', 'a'], 1],
    [2, 0, ['c', 'a', 'b'], 1],
    [0, 1, ['b', 'a', 'c'], 1],
    [1, 1, ['a', 'b', 'c'], 0],
    [0, -1, ['a', 'b', 'c'], 0],
    [2, 3, ['a', 'b', 'c'], 0],
  ] as const)('moving %i to %i', (from, to, expected, writes) => {
    const orders = computeOrders(entries, from, to);
    expect(orders.size).toBe(writes);
    const moved = entries
      .map((entry) => ({ ...entry, order: orders.get(entry.id) ?? entry.order }))
      .toSorted((a, b) => a.order - b.order);
    expect(moved.map(({ id }) => id)).toEqual(expected);
  });

  test('all entries get a new order where two neighbours leave no room', () => {
    const same = ['a', 'b', 'c'].map((id) => ({ id, order: 7 }));
    expect([...computeOrders(same, 2, 1).entries()].toSorted((x, y) => x[1] - y[1])).toEqual([
      ['a', 0],
      ['c', 1],
      ['b', 2],
    ]);
  });
});

test('times are in the time zone of Jakarta, whatever the zone of the browser', () => {
  const millis = Date.UTC(2026, 0, 1, 20, 30);
  expect(toDateTimeInput(millis)).toBe('2026-01-02T03:30');
  expect(parseDateTimeInput('2026-01-02T03:30')).toBe(millis);
  expect(parseDateTimeInput('')).toBeNull();
  expect(parseDateTimeInput('2026-13-40T03:30')).toBeNull();
});
