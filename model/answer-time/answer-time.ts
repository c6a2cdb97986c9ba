import * as v from 'valibot';
import type { Stored } from '../fields.ts';
import { time } from '../fields.ts';
import { WORKING_DAY_MS } from './working-time.ts';

/** The answers of so many days make the figure, of at most the newest so many; with fewer than the least there is none. */
export const ANSWER_TIME = { days: 90, least: 5, most: 500 } as const;

const HOUR_MS = 3_600_000;

/** How soon the studio answers, in hours or days of its working hours. */
export const answerTimeSchema = v.object({
  unit: v.picklist(['hour', 'day']),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type AnswerTime = v.InferOutput<typeof answerTimeSchema>;

/** `setting/answer_time`: the figure, and when too few of its answers are left within its days. Functions only. */
export const answerTimeRecord = v.object({
  answer_time: v.nullable(answerTimeSchema),
  until: time,
});
export type AnswerTimeRecord<Time> = Stored<v.InferInput<typeof answerTimeRecord>, Time>;

/**
 * The median of working times, rounded up to full hours, from a working day on to full days.
 * @param times in ms, in any order
 * @returns null where there are too few
 */
export function answerTimeOf(times: readonly number[]): AnswerTime | null {
  if (times.length < ANSWER_TIME.least) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  const hours = Math.max(1, Math.ceil(median / HOUR_MS));
  return hours * HOUR_MS < WORKING_DAY_MS
    ? { unit: 'hour', count: hours }
    : { unit: 'day', count: Math.ceil(median / WORKING_DAY_MS) };
}
