import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { dayOf } from '../../../model/time-zone.ts';
import type { VisitCounts, VisitTotals } from '../../../model/visits/counts.ts';
import {
  addCounts,
  NO_COUNTS,
  visitCountsSchema,
  visitMonthSchema,
} from '../../../model/visits/counts.ts';
import { KEPT_NAMES, OTHER } from '../../../model/visits/limits.ts';
import { collection, database } from '../firestore.ts';
import { visitExpiry } from './count.ts';

/** The most frequent names; the views of all others stay in the total as `other`. */
function mostFrequent(names: Readonly<Record<string, number>>): Record<string, number> {
  const sorted = Object.entries(names)
    .filter(([name]) => name !== OTHER)
    .toSorted(([, a], [, b]) => b - a);
  const rest = sorted.slice(KEPT_NAMES).reduce((sum, [, count]) => sum + count, names[OTHER] ?? 0);
  return {
    ...Object.fromEntries(sorted.slice(0, KEPT_NAMES)),
    ...(rest > 0 && { [OTHER]: rest }),
  };
}

const trimmed = (counts: VisitCounts): VisitCounts => ({
  ...counts,
  pages: mostFrequent(counts.pages),
  referrers: mostFrequent(counts.referrers),
  sources: mostFrequent(counts.sources),
  message_pages: mostFrequent(counts.message_pages),
  message_referrers: mostFrequent(counts.message_referrers),
  message_sources: mostFrequent(counts.message_sources),
});

/** What a month keeps of each day. */
export const totalsOf = ({ views, visitors, messages }: VisitTotals): VisitTotals => ({
  views,
  visitors,
  messages,
});

const read = (found: DocumentSnapshot | undefined): VisitCounts =>
  v.parse(visitCountsSchema, found?.data() ?? {});

/** Adds the documents of one day to the day's one document and to its month, and deletes them, all or nothing. */
async function rollUpDay(name: string, shards: readonly DocumentReference[]): Promise<void> {
  const day = collection('visit_day').doc(name);
  const month = collection('visit_month').doc(name.slice(0, 7));
  await database().runTransaction(async (transaction) => {
    const [storedDay, storedMonth, ...stored] = await transaction.getAll(day, month, ...shards);
    const added = stored.map(read).reduce(addCounts, NO_COUNTS);
    const counts = addCounts(read(storedDay), added);
    const { days } = v.parse(visitMonthSchema, storedMonth?.data() ?? {});
    const expire_date = visitExpiry(Date.parse(name));
    transaction.set(day, { ...trimmed(counts), expire_date });
    transaction.set(month, {
      ...trimmed(addCounts(read(storedMonth), added)),
      days: { ...days, [name]: totalsOf(counts) },
      expire_date,
    });
    for (const shard of shards) transaction.delete(shard);
  });
}

/**
 * Sums up every day before today that has not been summed up.
 * @param now milliseconds since 1970
 * @returns how many days
 */
export async function rollUpVisits(now: number): Promise<number> {
  const { docs } = await collection('visit_day')
    .where(FieldPath.documentId(), '<', dayOf(now))
    .where('is_shard', '==', true)
    .get();
  const shards = docs.map(({ ref }) => ref);
  const byDay = Map.groupBy(shards, ({ id }) => id.slice(0, 10));
  for (const [day, ofDay] of byDay) await rollUpDay(day, ofDay);
  return byDay.size;
}
