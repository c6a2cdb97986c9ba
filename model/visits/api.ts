import * as v from 'valibot';
import { visitCountsSchema, visitTotalsSchema } from './counts.ts';

/** Spans that the page shows: days, or calendar months for `12m`. */
export const VISIT_SPANS = ['7', '30', '90', '12m'] as const;
export type VisitSpan = (typeof VISIT_SPANS)[number];

/** `GET /api/admin/visits?span=…` */
export const visitsAnswerSchema = v.object({
  /** Oldest first, today or this month last: `yyyy-mm-dd`, or `yyyy-mm` for `12m`. */
  times: v.array(v.object({ time: v.string(), ...visitTotalsSchema.entries })),
  counts: visitCountsSchema,
  /** Totals of the span of the same length before. */
  before: visitTotalsSchema,
});
export type VisitsAnswer = v.InferOutput<typeof visitsAnswerSchema>;
