import { Timestamp } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteWithNotes } from '../contact/delete-with-notes.ts';
import { eachDocument } from '../each-document.ts';
import { collection, database } from '../firestore.ts';

/** Deletes messages that arrived before a moment and are not marked to be kept. @returns how many */
export async function deleteOldMessages(before: number): Promise<number> {
  return deleteMessages('created_date', before, (message) => message.get('keep') !== true);
}

/** Deletes messages that were moved to the bin before a moment. @returns how many */
export async function deleteBinnedMessages(before: number): Promise<number> {
  return deleteMessages('deleted_date', before, (message) => message.get('status') === 'deleted');
}

/**
 * Deletes messages together with their notes, the oldest first.
 * @param before milliseconds since 1970
 */
async function deleteMessages(
  field: 'created_date' | 'deleted_date',
  before: number,
  isDue: (message: QueryDocumentSnapshot) => boolean,
): Promise<number> {
  const query = collection('contact_message')
    .where(field, '<', Timestamp.fromMillis(before))
    .orderBy(field)
    .select('keep', 'status');
  let deleted = 0;
  for await (const message of eachDocument(query)) {
    if (!isDue(message)) continue;
    const batch = database().batch();
    deleteWithNotes(batch, message.ref);
    await batch.commit();
    deleted += 1;
  }
  return deleted;
}
