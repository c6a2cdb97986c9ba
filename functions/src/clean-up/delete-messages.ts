import { Timestamp } from 'firebase-admin/firestore';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { MESSAGE_NOTES } from '../../../model/collections.ts';
import { eachDocument } from '../each-document.ts';
import { collection, database } from '../firestore.ts';

/** Messages per query. */
const PAGE = 1000;
/** Messages per batch; each has notes that go with it. */
const BATCH = 200;
/** Messages deleted per run; what is left waits for the next day. */
const MOST_DELETED = 10_000;

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
    .select(field, 'keep', 'status');
  let deleted = 0;
  let due: QueryDocumentSnapshot[] = [];
  // Messages that are kept are only read: however many there are, those behind them come to their turn.
  for await (const message of eachDocument(query, PAGE)) {
    if (isDue(message)) due.push(message);
    if (due.length < BATCH) continue;
    await deleteWithNotes(due);
    deleted += due.length;
    due = [];
    if (deleted >= MOST_DELETED) return deleted;
  }
  await deleteWithNotes(due);
  return deleted + due.length;
}

async function deleteWithNotes(messages: readonly QueryDocumentSnapshot[]): Promise<void> {
  if (messages.length === 0) return;
  const batch = database().batch();
  for (const { ref } of messages) {
    batch.delete(ref.collection(MESSAGE_NOTES.collection).doc(MESSAGE_NOTES.document));
    batch.delete(ref);
  }
  await batch.commit();
}
