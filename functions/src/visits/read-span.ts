import * as v from 'valibot';
import { DAY_MS, dayOf, lastDays } from '../../../model/time-zone.ts';
import type { VisitsAnswer, VisitSpan } from '../../../model/visits/api.ts';
import type { VisitCounts, VisitMonth, VisitTotals } from '../../../model/visits/counts.ts';
import { addCounts, addTotals, NO_COUNTS, visitMonthSchema } from '../../../model/visits/counts.ts';
import { collection, database } from '../firestore.ts';
import { readDays } from './read-days.ts';
import { totalsOf } from './roll-up.ts';

const NO_TOTALS: VisitTotals = { views: 0, visitors: 0, messages: 0 };

/** The last `count` calendar months, oldest first, as `yyyy-mm`. */
function lastMonths(count: number, now: number): string[] {
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}

async function readMonths(names: readonly string[]): Promise<Map<string, VisitMonth>> {
  const found = await database().getAll(
    ...names.map((name) => collection('visit_month').doc(name)),
  );
  return new Map(
    found.map((stored) => [stored.id, v.parse(visitMonthSchema, stored.data() ?? {})]),
  );
}

/** A number of days against as many before; the totals of those before come from their months. */
async function readDaySpan(count: number, now: number): Promise<VisitsAnswer> {
  const days = lastDays(count, now);
  const earlier = lastDays(count, now - count * DAY_MS);
  const [counted, months] = await Promise.all([
    readDays(days[0] ?? ''),
    readMonths([...new Set(earlier.map((day) => day.slice(0, 7)))]),
  ]);
  return {
    times: days.map((time) => ({ time, ...totalsOf(counted.get(time) ?? NO_COUNTS) })),
    counts: [...counted.values()].reduce(addCounts, NO_COUNTS),
    before: earlier
      .map((day) => months.get(day.slice(0, 7))?.days[day] ?? NO_TOTALS)
      .reduce(addTotals, NO_TOTALS),
  };
}

/** Calendar months against as many before, with the days that the night has not summed up. */
async function readMonthSpan(count: number, now: number): Promise<VisitsAnswer> {
  const names = lastMonths(2 * count, now);
  const [months, recent] = await Promise.all([
    readMonths(names),
    readDays(dayOf(now - 2 * DAY_MS)),
  ]);
  for (const [day, counts] of recent) {
    const name = day.slice(0, 7);
    const month = months.get(name);
    if (month === undefined || month.days[day] !== undefined) continue;
    months.set(name, { ...addCounts(month, counts), days: month.days });
  }
  const of = (name: string): VisitCounts => months.get(name) ?? NO_COUNTS;
  const shown = names.slice(count);
  return {
    times: shown.map((time) => ({ time, ...totalsOf(of(time)) })),
    counts: shown.map(of).reduce(addCounts, NO_COUNTS),
    before: names.slice(0, count).map(of).map(totalsOf).reduce(addTotals, NO_TOTALS),
  };
}

/**
 * The views of a span and the totals of the one before.
 * @param now milliseconds since 1970
 */
export function readSpan(span: VisitSpan, now: number): Promise<VisitsAnswer> {
  return span === '12m' ? readMonthSpan(12, now) : readDaySpan(Number(span), now);
}
