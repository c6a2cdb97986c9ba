const DAY = 86_400_000;
/** The studio's clock: Jakarta, without summer time. */
const OFFSET = 7 * 3_600_000;

/** The studio's calendar day of a moment, `yyyy-mm-dd`. */
export function dayOf(millis: number): string {
  return new Date(millis + OFFSET).toISOString().slice(0, 10);
}

/** The last `count` days, oldest first, today last. */
export function lastDays(count: number, now: number): string[] {
  return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * DAY));
}
