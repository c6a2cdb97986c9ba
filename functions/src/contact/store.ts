import { FieldValue } from 'firebase-admin/firestore';
import { CONTACT_PER_HOUR } from '../../../model/contact-limits.ts';
import type { ContactMessage } from '../../../model/contact-message.ts';
import type { ContactRequest } from '../../../model/api/contact.ts';
import { contactMessageCollection } from '../firestore.ts';
import type { RequestContext } from '../http/request-context.ts';
import { consumeSlidingWindow } from '../rate-limit/sliding-window.ts';
import { clientKey } from '../rate-limit/client-key.ts';
import { newReference } from './reference.ts';

const SENDER_LIMIT = { uses: CONTACT_PER_HOUR, windowSeconds: 3600 };

/** For the last hop: one who calls the function around Hosting can invent senders, but not this clientIp. */
const HOP_LIMIT = { uses: 60, windowSeconds: 3600 };

export type Outcome =
  { reference: string; retryAfter: 0 } | { reference: null; retryAfter: number };

/**
 * Stores a message and counts it for its sender, both or neither: what was refused or could not be
 * stored does not use up the sender's five an hour.
 * @param addresses the sender's and the last hop's; only their keyed hashes are stored
 * @param uid the sender's account, or null
 * @returns the reference number, or the seconds until the sender may write again
 */
export async function storeMessage(
  request: ContactRequest,
  addresses: Pick<RequestContext, 'clientIp' | 'lastHopIp'>,
  uid: string | null,
): Promise<Outcome> {
  const { clientIp, lastHopIp } = addresses;
  const counters = [{ key: clientKey('contact', clientIp), limit: SENDER_LIMIT }];
  if (lastHopIp !== clientIp) {
    counters.push({ key: clientKey('contact_hop', lastHopIp), limit: HOP_LIMIT });
  }
  const reference = newReference();
  const retryAfter = await consumeSlidingWindow(counters, (batch) => {
    batch.create(contactMessageCollection().doc(reference), toStored(request, reference, uid));
  });
  return retryAfter > 0 ? { reference: null, retryAfter } : { reference, retryAfter: 0 };
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
