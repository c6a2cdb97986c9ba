import { FieldValue } from 'firebase-admin/firestore';
import type { WriteBatch } from 'firebase-admin/firestore';
import { CONTACT_PER_HOUR } from '../../../model/contact/limits.ts';
import type { ContactMessage } from '../../../model/contact/message.ts';
import type { ContactRequest } from '../../../model/contact/api.ts';
import { contactMessageCollection } from '../firestore.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Counter } from '../rate-limit/sliding-window.ts';
import { consumeSlidingWindow } from '../rate-limit/sliding-window.ts';
import { clientKey } from '../rate-limit/client-key.ts';
import { newReference, referenceOf } from './reference.ts';

const SENDER_LIMIT = { uses: CONTACT_PER_HOUR, windowSeconds: 3600 };

/**
 * Messages per hour of the last hop: a caller who bypasses Hosting can invent sender addresses, but not this one. Beyond
 * `HOP_SUSPECT_BEYOND` they are stored as suspected spam, because real visitors may share the hop
 * (docs/decisions/0041).
 */
const HOP_LIMIT = { uses: 600, windowSeconds: 3600 };
const HOP_SUSPECT_BEYOND = 60;

export type Outcome =
  | { reference: string; retryAfter: 0; /** False where it was stored before. */ isNew: boolean }
  | { reference: null; retryAfter: number };

/**
 * Stores a message and counts it for its sender, both or neither: a message that was rejected or could not
 * be stored does not count towards the sender's hourly limit. A message that was stored before is neither
 * stored nor counted again.
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
  const counters: Counter[] = [{ key: clientKey('contact', clientIp), limit: SENDER_LIMIT }];
  if (lastHopIp !== clientIp) {
    const key = clientKey('contact_hop', lastHopIp);
    counters.push({ key, limit: HOP_LIMIT, suspectBeyond: HOP_SUSPECT_BEYOND });
  }
  const reference = request.id === undefined ? newReference() : referenceOf(request.id, request);
  const document = contactMessageCollection().doc(reference);
  const write = (batch: WriteBatch, suspect: boolean) => {
    const status = suspect ? 'spam' : 'new';
    batch.create(document, { ...toStored(request, reference, uid), status });
  };
  let isNew = true;
  const once = { document, onRepeated: () => void (isNew = false) };
  const retryAfter = await consumeSlidingWindow(
    counters,
    write,
    request.id === undefined ? undefined : once,
  );
  return retryAfter > 0 ? { reference: null, retryAfter } : { reference, retryAfter: 0, isNew };
}

function toStored(
  request: ContactRequest,
  reference: string,
  uid: string | null,
): Omit<ContactMessage<FieldValue>, 'status'> {
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
    created_date: FieldValue.serverTimestamp(),
  };
}
