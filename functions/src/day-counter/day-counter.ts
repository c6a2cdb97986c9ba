import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
} from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../model/collections.ts';
import type { DayCount } from '../../../model/day-count.ts';
import { DAY_COUNT_SHARDS } from '../../../model/day-count.ts';
import { dayOf, lastDays } from '../../../model/time-zone.ts';
import { collection } from '../firestore.ts';

/**
 * One of the documents of a day (`{yyyy-mm-dd}_{prefix}{shard}`, Jakarta time). Increments are merged into it without
 * reading it, so that events that come together seldom wait for each other, and none is lost.
 * @param at when it happened, in milliseconds since 1970
 * @param prefix where a day has counts that are kept apart
 */
export function dayShard(counts: CollectionReference, at: number, prefix = ''): DocumentReference {
  const shard = Math.floor(Math.random() * DAY_COUNT_SHARDS);
  return counts.doc(`${dayOf(at)}_${prefix}${shard}`);
}

/**
 * Reads the documents of days.
 * @param from `yyyy-mm-dd`
 * @param to the same, included
 * @returns by day; days without events are missing
 */
export async function readShards(
  counts: CollectionReference,
  from: string,
  to: string,
): Promise<Map<string, DocumentData[]>> {
  const { docs } = await counts
    .orderBy(FieldPath.documentId())
    .startAt(from)
    .endAt(`${to}_~`)
    .get();
  const days = new Map<string, DocumentData[]>();
  for (const found of docs) {
    const day = found.id.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), found.data()]);
  }
  return days;
}

/** The events (`count`) of the last `length` days, oldest first, today last, days without events included. */
export async function readDayCounts(
  name: CollectionName,
  length: number,
  now: number,
): Promise<DayCount[]> {
  const days = lastDays(length, now);
  const shards = await readShards(collection(name), days[0] ?? '', dayOf(now));
  return days.map((day) => ({
    day,
    count: (shards.get(day) ?? []).reduce((sum, { count }) => sum + (Number(count) || 0), 0),
  }));
}
