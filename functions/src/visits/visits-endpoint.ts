import * as v from 'valibot';
import { lastDays } from '../../../model/time-zone.ts';
import {
  type VisitsAnswer,
  addCounts,
  NO_COUNTS,
  VISIT_DAYS,
  visitCountsSchema,
} from '../../../model/visits/counts.ts';
import { collection, database } from '../firestore.ts';
import { json } from '../http/http-response.ts';

export async function readDays(count: number, now: number) {
  const stored = await database().getAll(
    ...lastDays(count, now).map((day) => collection('visit_day').doc(day)),
  );
  return stored.map((found) => ({
    day: found.id,
    counts: v.parse(visitCountsSchema, found.data() ?? {}),
  }));
}

export async function readVisits(now: number): Promise<VisitsAnswer> {
  const days = await readDays(VISIT_DAYS, now);
  return {
    days: days.map(({ day, counts: { views, visitors, messages } }) => ({
      day,
      views,
      visitors,
      messages,
    })),
    counts: days.map(({ counts }) => counts).reduce(addCounts, NO_COUNTS),
  };
}

export const answerVisits = async (): Promise<Response> =>
  json<VisitsAnswer>(200, await readVisits(Date.now()));
