import { randomInt } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { CONTACT_PER_HOUR } from '../../../model/contact-limits.ts';
import type { ContactMessage } from '../../../model/contact-message.ts';
import type { ContactRequest } from '../../../model/api/contact.ts';
import { contactMessageCollection } from '../firestore.ts';
import type { RequestContext } from '../http/request-context.ts';
import { consumeSlidingWindow } from '../rate-limit/sliding-window.ts';
import { clientKey } from '../rate-limit/client-key.ts';

const SENDER_LIMIT = { uses: CONTACT_PER_HOUR, windowSeconds: 3600 };

/** Limit of the last hop: a caller who bypasses Hosting can invent sender addresses, but not this one. */
const HOP_LIMIT = { uses: 60, windowSeconds: 3600 };

/** Without characters that look or sound alike, so that a reference can be read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, e.g. `CS-7K3M-Q9TX`: one of 6.5 × 10¹¹. */
export function newReference(): string {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `CS-${part()}-${part()}`;
}

export type Outcome =
  { reference: string; retryAfter: 0 } | { reference: null; retryAfter: number };

/**
 * Stores a message and counts it for its sender, both or neither: a message that was rejected or could not
 * be stored does not count towards the sender's hourly limit.
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
