import * as v from 'valibot';

const names = v.fallback(v.record(v.string(), v.number()), {});
const number = v.fallback(v.number(), 0);

/**
 * `visit_day/{yyyy-mm-dd}` (Jakarta time): what is counted of a day's views, and of the messages that they led to. A malformed
 * field reads as empty. Firestore deletes it at `expires` (`firestore.indexes.json`).
 */
export const visitCountsSchema = v.object({
  views: number,
  /** First views of a browser on a day. Those of several days do not add up to people. */
  visitors: number,
  messages: number,
  locales: names,
  pages: names,
  /** The campaign that led to a view, else the host of the site that did. */
  sources: names,
  /** Messages by what led to the first page of their sender. */
  message_sources: names,
});
export type VisitCounts = v.InferOutput<typeof visitCountsSchema>;

/** Counts of nothing. */
export const NO_COUNTS: VisitCounts = v.parse(visitCountsSchema, {});

function addNames(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

/** The sum of two counts. */
export const addCounts = (a: VisitCounts, b: VisitCounts): VisitCounts => ({
  views: a.views + b.views,
  visitors: a.visitors + b.visitors,
  messages: a.messages + b.messages,
  locales: addNames(a.locales, b.locales),
  pages: addNames(a.pages, b.pages),
  sources: addNames(a.sources, b.sources),
  message_sources: addNames(a.message_sources, b.message_sources),
});

/** Days that the page shows. */
export const VISIT_DAYS = 30;

/** `GET /api/admin/visits`: the last `VISIT_DAYS`. */
export interface VisitsAnswer {
  /** Oldest first, today last; `day` is `yyyy-mm-dd`. */
  days: ({ day: string } & Pick<VisitCounts, 'views' | 'visitors' | 'messages'>)[];
  /** All of them together. */
  counts: VisitCounts;
}
