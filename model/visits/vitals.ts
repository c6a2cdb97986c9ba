import * as v from 'valibot';

/** Kinds of pages whose speed is counted separately. */
export const PAGE_KINDS = ['home', 'list', 'post', 'project', 'contact', 'other'] as const;
export const DEVICES = ['phone', 'desktop'] as const;

/**
 * Upper edges of the buckets of each figure; the last bucket has no edge. `good` is the threshold of
 * https://web.dev/articles/vitals: largest paint and interaction in milliseconds, layout shift without a unit.
 */
export const VITALS = {
  lcp: { edges: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000], good: 2500 },
  inp: { edges: [50, 100, 150, 200, 300, 500, 1000], good: 200 },
  cls: { edges: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5], good: 0.1 },
} as const;
export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

const figure = v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0)));

/** `POST /api/vitals`; null where the browser did not measure a figure. */
export const vitalsSchema = v.strictObject({
  kind: v.picklist(PAGE_KINDS),
  device: v.picklist(DEVICES),
  lcp: figure,
  inp: figure,
  cls: figure,
});
export type Vitals = v.InferOutput<typeof vitalsSchema>;

/** The number of the bucket that holds a value, 0 for the smallest. */
export function bucketOf(vital: Vital, value: number): number {
  const index = VITALS[vital].edges.findIndex((edge) => value <= edge);
  return index < 0 ? VITALS[vital].edges.length : index;
}

/** What the buckets of a figure say. */
export interface VitalSummary {
  count: number;
  /** Share of page loads within the threshold, 0 to 1. */
  good: number;
  /** Edges of the bucket with the 75th percentile; `to` is null for the last one. */
  p75: { from: number; to: number | null };
}

/** @param buckets counts by number of the bucket; @returns null where nothing was measured */
export function summarizeVital(
  vital: Vital,
  buckets: Readonly<Record<string, number>>,
): VitalSummary | null {
  const { edges, good } = VITALS[vital];
  const counts = [...edges, null].map((_, index) => buckets[index] ?? 0);
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const within = counts.slice(0, bucketOf(vital, good) + 1).reduce((sum, one) => sum + one, 0);
  let below = 0;
  const index = counts.findIndex((one) => (below += one) >= count * 0.75);
  return {
    count,
    good: within / count,
    p75: { from: edges[index - 1] ?? 0, to: edges[index] ?? null },
  };
}
