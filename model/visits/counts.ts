import * as v from 'valibot';

const names = v.fallback(v.record(v.string(), v.number()), {});
const number = v.fallback(v.number(), 0);

/** What is counted of the views of a day or a month, and of the messages that they led to. A malformed field reads as empty. */
export const visitCountsSchema = v.object({
  views: number,
  /** First views of a browser on a day. Those of several days do not add up to people. */
  visitors: number,
  messages: number,
  locales: names,
  pages: names,
  referrers: names,
  sources: names,
  /** Messages by the page that was entered first, by referrer and by campaign. */
  message_pages: names,
  message_referrers: names,
  message_sources: names,
  /** Buckets of a figure (`model/visits/vitals.ts`) by page kind, device and figure: `home/phone/lcp` → bucket → count. */
  vitals: v.fallback(v.record(v.string(), names), {}),
});
export type VisitCounts = v.InferOutput<typeof visitCountsSchema>;

/** The totals of one day, as a month keeps them. */
export const visitTotalsSchema = v.object({ views: number, visitors: number, messages: number });
export type VisitTotals = v.InferOutput<typeof visitTotalsSchema>;

/** `visit_month/{yyyy-mm}`: the sum of its days, and the totals of each. */
export const visitMonthSchema = v.object({
  ...visitCountsSchema.entries,
  days: v.fallback(v.record(v.string(), visitTotalsSchema), {}),
});
export type VisitMonth = v.InferOutput<typeof visitMonthSchema>;

/** Counts of nothing. */
export const NO_COUNTS: VisitCounts = v.parse(visitCountsSchema, {});

const addNames = (
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> => {
  const sum = { ...a };
  for (const [name, count] of Object.entries(b)) sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

/** The sum of two counts. */
export function addCounts(a: VisitCounts, b: VisitCounts): VisitCounts {
  const vitals = { ...a.vitals };
  for (const [key, buckets] of Object.entries(b.vitals)) {
    vitals[key] = addNames(vitals[key] ?? {}, buckets);
  }
  return {
    views: a.views + b.views,
    visitors: a.visitors + b.visitors,
    messages: a.messages + b.messages,
    locales: addNames(a.locales, b.locales),
    pages: addNames(a.pages, b.pages),
    referrers: addNames(a.referrers, b.referrers),
    sources: addNames(a.sources, b.sources),
    message_pages: addNames(a.message_pages, b.message_pages),
    message_referrers: addNames(a.message_referrers, b.message_referrers),
    message_sources: addNames(a.message_sources, b.message_sources),
    vitals,
  };
}
