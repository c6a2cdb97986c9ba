import * as v from 'valibot';

const names = v.fallback(v.record(v.string(), v.number()), {});
const number = v.fallback(v.number(), 0);

/**
 * `visit_day/{yyyy-mm-dd}` (Jakarta time): a day's views, and the messages after them. A malformed field reads as
 * empty. Firestore deletes it at `expires`.
 */
export const visitCountsSchema = v.object({
  views: number,
  /** First views of a browser on a day: those of several days do not add up to people. */
  visitors: number,
  messages: number,
  locales: names,
  pages: names,
  /** The campaign, else the host of the site before. */
  sources: names,
  /** Messages by the source of their sender's first page. */
  message_sources: names,
});
export type VisitCounts = v.InferOutput<typeof visitCountsSchema>;

export const NO_COUNTS: VisitCounts = v.parse(visitCountsSchema, {});

function addNames(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
}

export const addCounts = (a: VisitCounts, b: VisitCounts): VisitCounts => ({
  views: a.views + b.views,
  visitors: a.visitors + b.visitors,
  messages: a.messages + b.messages,
  locales: addNames(a.locales, b.locales),
  pages: addNames(a.pages, b.pages),
  sources: addNames(a.sources, b.sources),
  message_sources: addNames(a.message_sources, b.message_sources),
});

export const VISIT_DAYS = 30;

export interface VisitsAnswer {
  days: ({ day: string } & Pick<VisitCounts, 'views' | 'visitors' | 'messages'>)[];
  counts: VisitCounts;
}
