/** The studio's clock: Jakarta, seven hours ahead of Greenwich all year. */
const OFFSET = 7 * 3_600_000;

/** A moment as the value of a `datetime-local` control, in Jakarta's time. */
export function toDateTimeInput(millis: number): string {
  return new Date(millis + OFFSET).toISOString().slice(0, 16);
}

/** The moment in milliseconds since 1970 that such a value means; null where it means none. */
export function parseDateTimeInput(input: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(input)) return null;
  const millis = Date.parse(`${input}:00Z`);
  return Number.isNaN(millis) ? null : millis - OFFSET;
}
