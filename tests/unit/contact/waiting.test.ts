import { expect, test } from 'vitest';
import { formatWaiting, isLate } from '../../../web/src/admin/contact/waiting.tsx';

const MINUTE = 60_000;

test.each([
  [0, '1 minute', '1 menit'],
  [59, '59 minutes', '59 menit'],
  [119, '1 hour', '1 jam'],
  [1439, '23 hours', '23 jam'],
  [2 * 1440 + 5, '2 days', '2 hari'],
])('%i minutes of waiting', (minutes, en, id) => {
  expect([formatWaiting(minutes * MINUTE, 'en'), formatWaiting(minutes * MINUTE, 'id')]).toEqual([
    en,
    id,
  ]);
});

test('a message of Friday afternoon is late on Monday afternoon, a working day later', () => {
  const friday = Date.parse('2026-03-06T14:00+07:00');
  expect(isLate(friday, Date.parse('2026-03-09T14:00+07:00'))).toBe(false);
  expect(isLate(friday, Date.parse('2026-03-09T14:01+07:00'))).toBe(true);
});
