import type { VisitCounts } from './counts.ts';

/** Days that the page shows. */
export const VISIT_DAYS = 30;

/** `GET /api/admin/visits`: the last `VISIT_DAYS`. */
export interface VisitsAnswer {
  /** Oldest first, today last; `day` is `yyyy-mm-dd`. */
  days: ({ day: string } & Pick<VisitCounts, 'views' | 'visitors' | 'messages'>)[];
  /** All of them together. */
  counts: VisitCounts;
}
