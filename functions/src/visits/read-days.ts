import { FieldPath } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { VisitCounts } from '../../../model/visits/counts.ts';
import { addCounts, NO_COUNTS, visitCountsSchema } from '../../../model/visits/counts.ts';
import { collection } from '../firestore.ts';

/**
 * Reads the counts of days, each the sum of its documents: one once the night has summed it up, else one per shard.
 * @param from `yyyy-mm-dd`
 * @param to the same, included; the last day that has counts by default
 * @returns by day; days without views are missing
 */
export async function readDays(from: string, to = '9999-12-31'): Promise<Map<string, VisitCounts>> {
  const { docs } = await collection('visit_day')
    .orderBy(FieldPath.documentId())
    .startAt(from)
    .endAt(`${to}_~`)
    .get();
  const days = new Map<string, VisitCounts>();
  for (const found of docs) {
    const day = found.id.slice(0, 10);
    const counts = v.parse(visitCountsSchema, found.data());
    days.set(day, addCounts(days.get(day) ?? NO_COUNTS, counts));
  }
  return days;
}
