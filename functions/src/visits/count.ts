import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../model/time-zone.ts';
import type { Vitals } from '../../../model/visits/vitals.ts';
import { bucketOf, VITAL_NAMES } from '../../../model/visits/vitals.ts';
import type { Visit } from '../../../model/visits/visit.ts';
import { VISIT_RETENTION_MONTHS } from '../../../web/src/studio/retention.ts';
import { dayShard } from '../day-counter/day-counter.ts';
import { collection } from '../firestore.ts';

/** Increments by name, as deep as the document. */
interface Increments {
  [name: string]: FieldValue | Increments;
}

/** Adds one. */
export const one = FieldValue.increment(1);

/** When Firestore deletes what was counted on a day (`firestore.indexes.json`). */
export const visitExpiry = (now: number): Timestamp =>
  Timestamp.fromMillis(now + VISIT_RETENTION_MONTHS * 31 * DAY_MS);

/**
 * Adds to a document of the day.
 * @param prefix figures of browsers have documents of their own, so that those of views keep under 1,000 names
 */
export async function addToday(increments: Increments, now: number, prefix = ''): Promise<void> {
  await dayShard(collection('visit_day'), now, prefix).set(
    { ...increments, is_shard: true, expire_date: visitExpiry(now) },
    { merge: true },
  );
}

/** Counts a view; its names are those that are counted by themselves (`names.ts`). */
export async function countVisit(visit: Visit, now: number): Promise<void> {
  const { page, locale, referrer, source, first } = visit;
  await addToday(
    {
      views: one,
      ...(first && { visitors: one }),
      locales: { [locale]: one },
      pages: { [page]: one },
      ...(referrer !== '' && { referrers: { [referrer]: one } }),
      ...(source !== '' && { sources: { [source]: one } }),
    },
    now,
  );
}

/** Counts what a browser measured. */
export async function countVitals(vitals: Vitals, now: number): Promise<void> {
  const buckets: Increments = {};
  for (const name of VITAL_NAMES) {
    const value = vitals[name];
    if (value === null) continue;
    buckets[`${vitals.kind}/${vitals.device}/${name}`] = { [bucketOf(name, value)]: one };
  }
  if (Object.keys(buckets).length > 0) await addToday({ vitals: buckets }, now, 'v');
}
