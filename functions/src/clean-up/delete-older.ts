import { Timestamp } from 'firebase-admin/firestore';
import type { CollectionReference } from 'firebase-admin/firestore';
import { deleteAll } from '../delete-all.ts';

/**
 * Deletes documents whose time in `field` lies before a moment.
 * @param before milliseconds since 1970
 * @returns how many
 */
export async function deleteOlder(
  collection: CollectionReference,
  field: string,
  before: number,
): Promise<number> {
  // `select()` without fields fetches names only.
  const { docs } = await collection.where(field, '<', Timestamp.fromMillis(before)).select().get();
  await deleteAll(docs.map(({ ref }) => ({ ref })));
  return docs.length;
}
