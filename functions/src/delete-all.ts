import type { DocumentReference, Precondition } from 'firebase-admin/firestore';
import { database } from './firestore.ts';

/**
 * Deletes documents, many at the same time and each on its own: where one cannot be deleted, others may be.
 * @param documents a precondition keeps a document that was changed meanwhile, with an error
 */
export async function deleteAll(
  documents: readonly { ref: DocumentReference; precondition?: Precondition }[],
): Promise<void> {
  const writer = database().bulkWriter();
  const deletions = documents.map(({ ref, precondition }) => writer.delete(ref, precondition));
  // Waits for all of them, also after a failure: a function may be stopped once it has answered.
  const [results] = await Promise.all([Promise.allSettled(deletions), writer.close()]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
