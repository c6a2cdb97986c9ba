import { Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference } from 'firebase-admin/firestore';
import { database } from '../firestore.ts';

/** Documents per batch; small, because reports may be long. */
const BATCH = 250;
/** Batches per run, 100,000 documents; the rest is deleted by the next run. */
const MAX_BATCHES = 400;

/**
 * Deletes documents whose time in `field` lies before a moment, the oldest first.
 * @param before milliseconds since 1970
 * @returns how many; bounded, so that a run ends within its time
 */
export async function deleteOlder(
  collection: CollectionReference,
  field: string,
  before: number,
): Promise<number> {
  // `select()` without fields fetches names only.
  const query = collection
    .where(field, '<', Timestamp.fromMillis(before))
    .orderBy(field)
    .limit(BATCH)
    .select();
  let deleted = 0;
  for (let round = 0; round < MAX_BATCHES; round++) {
    const { docs } = await query.get();
    if (docs.length === 0) break;
    const batch = database().batch();
    for (const document of docs) batch.delete(document.ref);
    await batch.commit();
    deleted += docs.length;
    if (docs.length < BATCH) break;
  }
  return deleted;
}
