/** UTC+7 without daylight saving. */
export const TIME_ZONE = 'Asia/Jakarta';
export const TIME_ZONE_OFFSET_MS = 7 * 3_600_000;

export const DAY_MS = 86_400_000;

export function dayOf(millis: number): string {
  return new Date(millis + TIME_ZONE_OFFSET_MS).toISOString().slice(0, 10);
}

export const startOfYesterday = (now: number): number =>
  Date.parse(dayOf(now - DAY_MS)) - TIME_ZONE_OFFSET_MS;

/** End of a day in milliseconds since 1970. @param day `yyyy-mm-dd` */
export const endOfDay = (day: string): number => Date.parse(day) + DAY_MS - TIME_ZONE_OFFSET_MS;

export function lastDays(count: number, now: number): string[] {
  return Array.from({ length: count }, (_, index) => dayOf(now - (count - 1 - index) * DAY_MS));
}
