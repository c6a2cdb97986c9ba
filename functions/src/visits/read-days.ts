import * as v from 'valibot';
import type { VisitCounts } from '../../../model/visits/counts.ts';
import { addCounts, NO_COUNTS, visitCountsSchema } from '../../../model/visits/counts.ts';
import { readShards } from '../day-counter/day-counter.ts';
import { collection } from '../firestore.ts';

const read = (data: unknown): VisitCounts => v.parse(visitCountsSchema, data);

/**
 * Reads the counts of days, each the sum of its documents: one once the night has summed it up, else one per shard.
 * @param from `yyyy-mm-dd`
 * @param to the same, included; the last day that has counts by default
 * @returns by day; days without views are missing
 */
export async function readDays(from: string, to = '9999-12-31'): Promise<Map<string, VisitCounts>> {
  const days = await readShards(collection('visit_day'), from, to);
  return new Map(
    [...days].map(([day, shards]) => [day, shards.map(read).reduce(addCounts, NO_COUNTS)]),
  );
}
