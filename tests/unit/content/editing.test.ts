import { expect, test } from 'vitest';
import { toDateTimeInput, parseDateTimeInput } from '#admin/content/publish/schedule-dialog.tsx';

test('times are in the time zone of Jakarta, whatever the zone of the browser', () => {
  const millis = Date.UTC(2026, 0, 1, 20, 30);
  expect(toDateTimeInput(millis)).toBe('2026-01-02T03:30');
  expect(parseDateTimeInput('2026-01-02T03:30')).toBe(millis);
  expect(parseDateTimeInput('')).toBeNull();
  expect(parseDateTimeInput('2026-13-40T03:30')).toBeNull();
});
