import { TIME_ZONE_OFFSET_MS } from '../../../../../model/time-zone.ts';

/** A time in milliseconds since 1970 as the value of a `datetime-local` control, in Jakarta's time. */
export function toDateTimeInput(millis: number): string {
  return new Date(millis + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 16);
}

/** The time of a `datetime-local` control's value in milliseconds since 1970; null for an invalid value. */
export function parseDateTimeInput(input: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(input)) return null;
  const millis = Date.parse(`${input}:00Z`);
  return Number.isNaN(millis) ? null : millis - TIME_ZONE_OFFSET_MS;
}
