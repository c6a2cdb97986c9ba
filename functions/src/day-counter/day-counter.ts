import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { CollectionName } from '../../../model/collections.ts';
import type { DayCount } from '../../../model/day-count.ts';
import { DAY_COUNT_SHARDS, dayCountRecord } from '../../../model/day-count.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { DAY_MS, dayOf, lastDays } from '../../../model/time-zone.ts';

/**
 * Counts one event in its day. An increment that reads nothing, so that no event is lost or waits for a transaction; an
 * event is counted twice unless something else in the batch refuses the second time.
 * @param at when it happened, in milliseconds since 1970
 * @param keptDays days after which Firestore deletes the count
 */
export function countInDay(
  db: Firestore,
  batch: WriteBatch,
  collection: CollectionName,
  at: number,
  keptDays: number,
): void {
  const day = dayOf(at);
  const shard = Math.floor(Math.random() * DAY_COUNT_SHARDS);
  const count = {
    day,
    count: FieldValue.increment(1),
    expire_date: Timestamp.fromMillis(at + keptDays * DAY_MS),
  };
  batch.set(db.collection(collection).doc(`${day}_${shard}`), count, { merge: true });
}

/** The counts of the last `length` days, oldest first, today last, days without events included. */
export async function readDays(
  db: Firestore,
  collection: CollectionName,
  length: number,
  now: number,
): Promise<DayCount[]> {
  const days = lastDays(length, now);
  const { docs } = await db
    .collection(collection)
    .where('day', '>=', days[0] ?? '')
    .orderBy('day')
    .limit(length * DAY_COUNT_SHARDS)
    .get();
  const counts = new Map<string, number>();
  for (const document of docs) {
    const part = parseRecord(dayCountRecord, { id: document.id, data: document.data() });
    if (!part.ok) continue;
    const { day, count } = part.value;
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}
