import { workingHours } from '../../web/src/studio/studio.ts';
import { DAY_MS, TIME_ZONE_OFFSET_MS } from '../time-zone.ts';

const HOUR_MS = 3_600_000;
const { days, opens, closes } = workingHours;

/** A day of working hours, in ms. */
export const WORKING_DAY_MS = (closes - opens) * HOUR_MS;

/** Day of the week of a day since 1970, 1 for Monday to 7 for Sunday; the first of them was a Thursday. */
const weekdayOf = (day: number): number => ((day + 3) % 7) + 1;

/**
 * The working time between two moments (`workingHours`), in ms: nights and weekends do not count.
 * @param from milliseconds since 1970, as `to`; a `to` before it gives 0
 */
export function workingTime(from: number, to: number): number {
  const isWorkingDay = (day: number) => days.some((each) => each === weekdayOf(day));
  // Moved, so that a day of UTC is a day of the studio.
  const [start, end] = [from + TIME_ZONE_OFFSET_MS, to + TIME_ZONE_OFFSET_MS];
  let total = 0;
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS < end; day++) {
    if (!isWorkingDay(day)) continue;
    const [opening, closing] = [opens, closes].map((hour) => day * DAY_MS + hour * HOUR_MS);
    total += Math.max(0, Math.min(end, closing ?? 0) - Math.max(start, opening ?? 0));
  }
  return total;
}
