import { FieldValue } from 'firebase-admin/firestore';
import { CONTACT_PER_HOUR } from '../../../model/contact-limits.ts';
import type { ContactMessage, ContactRequest } from '../../../model/contact-message.ts';
import { contactMessageDocument, database } from '../firestore.ts';
import { openSlot } from '../rate-limit/exact-limit.ts';
import { senderKey } from '../rate-limit/sender-key.ts';
import { newReference } from './reference.ts';

export const CONTACT_LIMIT = { uses: CONTACT_PER_HOUR, windowSeconds: 3600 };

export type Outcome =
  { reference: string; retryAfter: 0 } | { reference: null; retryAfter: number };

/**
 * Stores a message and counts it for its sender, both or neither: what was refused or could not be
 * stored does not use up the sender's five an hour.
 * @param address the sender's; only its keyed hash is stored
 * @param uid the sender's account, or null
 * @returns the reference number, or the seconds until the sender may write again
 */
export async function storeMessage(
  request: ContactRequest,
  address: string,
  uid: string | null,
): Promise<Outcome> {
  return database().runTransaction(async (transaction) => {
    const key = senderKey('contact', address);
    const slot = await openSlot(transaction, key, CONTACT_LIMIT, Date.now());
    if (slot.retryAfter > 0) return { reference: null, retryAfter: slot.retryAfter };
    const reference = newReference();
    slot.take();
    transaction.create(contactMessageDocument(reference), toStored(request, reference, uid));
    return { reference, retryAfter: 0 };
  });
}

function toStored(
  request: ContactRequest,
  reference: string,
  uid: string | null,
): ContactMessage<FieldValue> {
  return {
    reference,
    name: request.name,
    email: request.email,
    ...(request.company === '' ? {} : { company: request.company }),
    ...(request.package === '' ? {} : { package: request.package }),
    message: request.message,
    locale: request.locale,
    page: request.page,
    ...(uid === null ? {} : { uid }),
    status: 'new',
    created_date: FieldValue.serverTimestamp(),
  };
}
