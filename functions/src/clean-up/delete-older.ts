import { Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference } from 'firebase-admin/firestore';
import { database } from '../firestore.ts';

/** Documents per batch; small, because reports may be long. */
const BATCH = 250;

/**
 * Deletes documents whose time in `field` lies before a moment, the oldest first.
 * @param before milliseconds since 1970
 * @returns how many
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
  let found: number;
  do {
    const { docs } = await query.get();
    const batch = database().batch();
    for (const document of docs) batch.delete(document.ref);
    await batch.commit();
    found = docs.length;
    deleted += found;
  } while (found === BATCH);
  return deleted;
}
