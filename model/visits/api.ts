import * as v from 'valibot';
import { visitCountsSchema } from './counts.ts';

/** Days that the page shows. */
export const VISIT_DAYS = 30;

/** `GET /api/admin/visits`: the last `VISIT_DAYS`. */
export const visitsAnswerSchema = v.object({
  /** Oldest first, today last; `day` is `yyyy-mm-dd`. */
  days: v.array(
    v.object({
      day: v.string(),
      ...v.pick(visitCountsSchema, ['views', 'visitors', 'messages']).entries,
    }),
  ),
  /** All of them together. */
  counts: visitCountsSchema,
});
export type VisitsAnswer = v.InferOutput<typeof visitsAnswerSchema>;
