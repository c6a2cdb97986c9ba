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
  // `close` waits for the deletions and never rejects.
  await Promise.all([
    ...documents.map(({ ref, precondition }) => writer.delete(ref, precondition)),
    writer.close(),
  ]);
}
