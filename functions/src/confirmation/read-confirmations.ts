import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Confirmation } from '../../../model/confirmation/confirmation.ts';
import { confirmationRecord } from '../../../model/confirmation/confirmation.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { collection, database } from '../firestore.ts';

/** What the client confirmed of a testimonial. @param entry id of the testimonial */
export const confirmationDocument = (entry: string): DocumentReference =>
  collection('testimonial_confirmation').doc(entry);

/** The confirmation of a document; null where there is none, or a malformed one. */
export function confirmationOf(found: DocumentSnapshot): Confirmation | null {
  const parsed = parseRecord(confirmationRecord, { id: found.id, data: found.data() });
  return parsed.ok ? parsed.value : null;
}

/** The confirmations of testimonials by their ids, where there are any. */
export async function readConfirmations(
  entries: readonly string[],
): Promise<ReadonlyMap<string, Confirmation>> {
  if (entries.length === 0) return new Map();
  const found = await database().getAll(...entries.map(confirmationDocument));
  return new Map(
    found.flatMap((document) => {
      const confirmation = confirmationOf(document);
      return confirmation === null ? [] : [[document.id, confirmation]];
    }),
  );
}
