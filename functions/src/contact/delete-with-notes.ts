import type { DocumentReference } from 'firebase-admin/firestore';
import { MESSAGE_NOTES } from '../../../model/collections.ts';

/** Both or neither: notes without a message would never be found again. @param writes a batch or a transaction */
export function deleteWithNotes(
  writes: { delete(document: DocumentReference): unknown },
  message: DocumentReference,
): void {
  writes.delete(message.collection(MESSAGE_NOTES.collection).doc(MESSAGE_NOTES.document));
  writes.delete(message);
}
