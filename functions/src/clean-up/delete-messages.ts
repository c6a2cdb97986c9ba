import { Timestamp } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { MESSAGE_NOTES } from '../../../model/collections.ts';
import { contactMessageCollection, database } from '../firestore.ts';

/** Messages per batch; each has notes that go with it. */
const PAGE = 200;
/** Pages per run; what is left waits for the next day. */
const MOST_PAGES = 50;

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
  const query = contactMessageCollection()
    .where(field, '<', Timestamp.fromMillis(before))
    .orderBy(field)
    .select(field, 'keep', 'status')
    .limit(PAGE);
  let deleted = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    const due = docs.filter(isDue);
    const batch = database().batch();
    for (const { ref } of due) {
      batch.delete(ref.collection(MESSAGE_NOTES.collection).doc(MESSAGE_NOTES.document));
      batch.delete(ref);
    }
    if (due.length > 0) await batch.commit();
    deleted += due.length;
    last = docs.at(-1);
    if (docs.length < PAGE) break;
  }
  return deleted;
}
