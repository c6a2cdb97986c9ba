import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { ContactRequest } from '../../../model/contact/api.ts';
import { CONTACT_PER_HOUR } from '../../../model/contact/form.ts';
import type { ContactMessage } from '../../../model/contact/message.ts';
import { collection, database } from '../firestore.ts';
import { passesAppCheck, senderUid } from '../http/auth.ts';
import { senderIp } from '../http/env.ts';
import { type BodyEnv, mediaType } from '../http/request-body.ts';
import { type Limit, clientKey, decide, isConflict } from '../rate-limit/limit.ts';
import { newReference, referenceOf } from './reference.ts';

/** Media type of a form sent without script. */
export const PLAIN_FORM = 'application/x-www-form-urlencoded';

/** Attempts before giving up; a failed one means that another message of the same sender was stored. */
const ATTEMPTS = 20;

interface ContactLimit extends Limit {
  /**
   * Messages beyond this number are stored as suspected spam: real visitors may be among them
   * (docs/decisions/messages-beyond-the-limit-are-kept.md).
   */
  spamBeyond: number;
}

/**
 * The limits of a message: per sender, and for all senders together. Suspected ones, and those without an App Check token,
 * are counted apart: a flood of them does not use up the limit of the others.
 */
async function limitsOf(c: Context<BodyEnv>, isSuspect: boolean): Promise<ContactLimit[]> {
  const hour = { windowSeconds: 3600 };
  const isChecked = mediaType(c) === 'application/json' && (await passesAppCheck(c));
  const group = isSuspect ? 'suspect' : isChecked ? 'checked' : 'unchecked';
  return [
    {
      ...hour,
      key: clientKey('contact', senderIp(c)),
      uses: CONTACT_PER_HOUR,
      spamBeyond: CONTACT_PER_HOUR,
      exact: true,
    },
    { ...hour, key: `contact-all-${group}`, uses: 2000, spamBeyond: isSuspect ? 0 : 200 },
  ];
}

export type Outcome =
  | { reference: string; /** False if it was stored before. */ isNew: boolean }
  | { /** Seconds until the sender may write again. */ retryAfter: number };

/** A plain form has no id: the same content from the same address is one message for this long, or up to twice as long. */
const PLAIN_REPEAT_MS = 600_000;

/** The references under which a message may be stored already; a new one is stored under the first. */
function referencesOf(request: ContactRequest, c: Context<BodyEnv>): [string, ...string[]] {
  if (request.id !== undefined) return [referenceOf(request.id, request)];
  if (mediaType(c) !== PLAIN_FORM) return [newReference()];
  const period = Math.floor(Date.now() / PLAIN_REPEAT_MS);
  const during = (each: number) => referenceOf(`${senderIp(c)} ${each}`, request);
  return [during(period), during(period - 1)];
}

/**
 * Stores a message and counts it, both or neither. One that was stored before is neither stored nor counted again.
 * @param c of its request; of addresses, only keyed hashes are stored
 * @param isSuspect stores it as spam
 */
export async function storeMessage(
  request: ContactRequest,
  c: Context<BodyEnv>,
  isSuspect: boolean,
): Promise<Outcome> {
  const [limits, uid] = await Promise.all([limitsOf(c, isSuspect), senderUid(c)]);
  const messages = collection('contact_message');
  const [reference, ...others] = referencesOf(request, c);
  const document = messages.doc(reference);
  const earlierOnes = others.map((each) => messages.doc(each));
  for (let attempt = 1; ; attempt++) {
    const { retryAfter, earlier, countIn } = await decide(limits);
    // After the decision: the same message, stored in between, may be what filled the limit.
    const stored = (await database().getAll(document, ...earlierOnes)).find(({ exists }) => exists);
    if (stored !== undefined) return { reference: stored.id, isNew: false };
    if (retryAfter > 0) return { retryAfter };
    const isSpam = limits.some(({ spamBeyond }, index) => (earlier[index] ?? 0) >= spamBeyond);
    const status = isSpam ? 'spam' : 'new';
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
