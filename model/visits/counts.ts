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
  /** Messages by language, by the page that was entered first, by referrer and by campaign. */
  message_locales: names,
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

/** A number, or numbers by name as deep as a schema says. */
type Count = number | { readonly [name: string]: Count };

function add(a: Count | undefined, b: Count | undefined): Count {
  if (typeof a === 'number' || typeof b === 'number') return Number(a ?? 0) + Number(b ?? 0);
  const sum: Record<string, Count> = { ...a };
  for (const [name, count] of Object.entries(b ?? {})) sum[name] = add(sum[name], count);
  return sum;
}

/** The sum of two counts. */
export const addCounts = (a: VisitCounts, b: VisitCounts): VisitCounts =>
  v.parse(visitCountsSchema, add(a, b));

/** The sum of two totals. */
export const addTotals = (a: VisitTotals, b: VisitTotals): VisitTotals =>
  v.parse(visitTotalsSchema, add(a, b));
