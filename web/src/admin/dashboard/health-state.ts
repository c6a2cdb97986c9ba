import type { HealthName } from '../../../../model/health.ts';
import { OVERDUE_DAYS } from '../../../../model/health.ts';
import { DAY_MS } from '../../../../model/time-zone.ts';

/** True where a run that repeats has not ended for too long. @param date of its last end, @param now both in ms since 1970 */
export function isOverdue(name: HealthName, date: number, now = Date.now()): boolean {
  return now - date > OVERDUE_DAYS[name] * DAY_MS;
}

export interface ErrorRate {
  /** Reports of the last seven days, and of the seven before. */
  week: number;
  before: number;
  /** True where it is clearly more than before. */
  isRising: boolean;
}

/** Fewer reports in a week are never called more than usual. */
const NOTABLE = 10;
const RISE = 1.5;

/** Compares the last seven days with the seven before. @param counts per day, oldest first, today last */
export function errorRate(counts: readonly number[]): ErrorRate {
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  const week = sum(counts.slice(-7));
  const before = sum(counts.slice(-14, -7));
  return { week, before, isRising: week >= NOTABLE && week > RISE * before };
}
