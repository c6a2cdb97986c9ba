import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { ContactRequest } from '../../../model/contact/api.ts';
import { CONTACT_PER_HOUR } from '../../../model/contact/form.ts';
import type { ContactMessage } from '../../../model/contact/message.ts';
import { collection, database } from '../firestore.ts';
import { passesAppCheck } from '../http/app-check.ts';
import { senderIp } from '../http/env.ts';
import { type BodyEnv, mediaType } from '../http/request-body.ts';
import { type Limit, clientKey, decide, isConflict } from '../rate-limit/limit.ts';
import { newReference, referenceOf } from './reference.ts';

/** Attempts before giving up. Each failed one means that another message of the same sender was stored. */
const ATTEMPTS = 20;

interface ContactLimit extends Limit {
  /**
   * Messages beyond this number are stored as suspected spam: real visitors may be among them
   * (docs/decisions/messages-beyond-the-limit-are-kept.md).
   */
  spamBeyond: number;
}

/**
 * The limits of a message: per sender, and for all senders together. Forms without script, which have no App Check token,
 * and what else comes without one are counted apart, so that a flood of them does not use up the limit of the others.
 */
async function limitsOf(c: Context<BodyEnv>): Promise<ContactLimit[]> {
  const hour = { windowSeconds: 3600 };
  const isChecked = mediaType(c) === 'application/json' && (await passesAppCheck(c));
  const all = isChecked ? 'contact-all-checked' : 'contact-all-unchecked';
  return [
    {
      ...hour,
      key: clientKey('contact', senderIp(c)),
      uses: CONTACT_PER_HOUR,
      spamBeyond: CONTACT_PER_HOUR,
      exact: true,
    },
    { ...hour, key: all, uses: 2000, spamBeyond: 200 },
  ];
}

export type Outcome =
  | { reference: string; /** False where it was stored before. */ isNew: boolean }
  | { /** Seconds until the sender may write again. */ retryAfter: number };

/**
 * Stores a message and counts it, both or neither: a message that was refused or could not be stored does not count. A
 * message that was stored before is neither stored nor counted again.
 * @param c of its request; of addresses, only keyed hashes are stored
 * @param uid the sender's account, or null
 */
export async function storeMessage(
  request: ContactRequest,
  c: Context<BodyEnv>,
  uid: string | null,
): Promise<Outcome> {
  const limits = await limitsOf(c);
  const reference = request.id === undefined ? newReference() : referenceOf(request.id, request);
  const document = collection('contact_message').doc(reference);
  for (let attempt = 1; ; attempt++) {
    const { retryAfter, earlier, countIn } = await decide(limits);
    // After the decision: the same message, stored in between, may be what filled the limit.
    if (request.id !== undefined && (await document.get()).exists) {
      return { reference, isNew: false };
    }
    if (retryAfter > 0) return { retryAfter };
    const isSuspect = limits.some(({ spamBeyond }, index) => (earlier[index] ?? 0) >= spamBeyond);
    const status = isSuspect ? 'spam' : 'new';
    const batch = database().batch();
    batch.create(document, { ...toStored(request, reference, uid), status });
    countIn(batch);
    try {
      await batch.commit();
      return { reference, isNew: true };
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await wait(Math.random() * 30 * attempt);
    }
  }
}

function toStored(
  request: ContactRequest,
  reference: string,
  uid: string | null,
): Omit<ContactMessage<FieldValue>, 'status'> {
  return {
    reference,
    name: request.name,
    ...(request.email === '' ? {} : { email: request.email }),
    ...(request.phone === '' ? {} : { phone: request.phone }),
    ...(request.company === '' ? {} : { company: request.company }),
    ...(request.package === '' ? {} : { package: request.package }),
    ...(request.budget === '' ? {} : { budget: request.budget }),
    message: request.message,
    locale: request.locale,
    page: request.page,
    ...(request.referral === undefined ? {} : { referral: request.referral }),
    ...(uid === null ? {} : { uid }),
    created_date: FieldValue.serverTimestamp(),
  };
}
