import { Timestamp } from 'firebase-admin/firestore';
import type { StoredConfirmation } from '../../../model/confirmation/confirmation.ts';
import type { PublishResponse } from '../../../model/publishing/api.ts';
import { record } from '../audit/record.ts';
import { database } from '../firestore.ts';
import type { EntryChange } from '../publishing/stored-entry.ts';
import { targetOf } from '../publishing/stored-entry.ts';
import { confirmationDocument, confirmationOf } from './read-confirmations.ts';

/**
 * Removes the notes that a client left on a testimonial.
 * @param until a later note, which the admin may not have seen, stays; in milliseconds since 1970
 */
export async function removeNotes(change: EntryChange, until: number): Promise<PublishResponse> {
  const document = confirmationDocument(change.id);
  return database().runTransaction(async (transaction) => {
    const earlier = confirmationOf(await transaction.get(document))?.notes ?? [];
    const left = earlier.filter(({ created_date }) => created_date > until);
    if (left.length === earlier.length) return { outcome: 'unchanged' };
    const notes: StoredConfirmation<Timestamp>['notes'] = left.map((note) => ({
      ...note,
      created_date: Timestamp.fromMillis(note.created_date),
    }));
    transaction.update(document, { notes });
    const detail = String(earlier.length - left.length);
    const target = targetOf(change);
    record(transaction, change.actor, { action: 'testimonial_notes_remove', target, detail });
    return { outcome: 'done' };
  });
}
