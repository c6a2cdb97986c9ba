import { createHmac, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { ContactRequest } from '../../../model/contact/api.ts';
import { CONTACT_PER_HOUR } from '../../../model/contact/form.ts';
import type { ContactMessage } from '../../../model/contact/message.ts';
import { referencePrefix } from '../../../studio/studio.ts';
import { rateLimitKey } from '../config.ts';
import { collection, database } from '../firestore.ts';
import { passesAppCheck, senderUid } from '../http/auth.ts';
import { senderIp } from '../http/env.ts';
import { type BodyEnv, mediaType } from '../http/request-body.ts';
import {
  type Limit,
  clientKey,
  checkLimits,
  isConflict,
  minuteLimiter,
} from '../rate-limit/limit.ts';

export const PLAIN_FORM = 'application/x-www-form-urlencoded';

/** An attempt conflicts with another message of the sender that was stored meanwhile. */
const ATTEMPTS = 20;

interface ContactLimit extends Limit {
  /** Messages beyond are stored as suspected spam (docs/decisions/messages-beyond-the-limit-are-kept.md). */
  spamBeyond: number;
}

/** Suspected ones, and those without an App Check token, are counted apart: a flood of them uses up no limit of the others. */
function limitsOf(
  { email, phone }: ContactRequest,
  address: string,
  group: 'suspect' | 'checked' | 'unchecked',
): ContactLimit[] {
  const hour = { windowSeconds: 3600 };
  const person = `${address} ${email.toLowerCase()} ${phone}`;
  const spamBeyond = group === 'suspect' ? 0 : 200;
  return [
    {
      ...hour,
      key: clientKey('contact-person', person),
      uses: CONTACT_PER_HOUR,
      spamBeyond: CONTACT_PER_HOUR,
      exact: true,
    },
    { ...hour, key: clientKey('contact', address), uses: 2000, spamBeyond: 40 },
    { ...hour, key: `contact-all-${group}`, uses: 2000, spamBeyond },
  ];
}

/** Paces one network address, where many people may be: an office, a mobile network. */
const hasPace = minuteLimiter(30);

/** `isNew` is false if it was stored before; `retryAfter` is in seconds. */
export type Outcome = { reference: string; isNew: boolean } | { retryAfter: number };

/** A plain form has no id: the same content from the same address is one message in this period and the next. */
const PLAIN_REPEAT_MS = 600_000;

/** Candidate references; an existing one means that the request is a repetition. */
function referencesOf(request: ContactRequest, c: Context<BodyEnv>): [string, ...string[]] {
  if (request.id !== undefined) return [referenceOf(request.id, request)];
  if (mediaType(c) !== PLAIN_FORM) return [newReference()];
  const period = Math.floor(Date.now() / PLAIN_REPEAT_MS);
  const during = (each: number) => referenceOf(`${senderIp(c)} ${each}`, request);
  return [during(period), during(period - 1)];
}

/** Stores a message and counts it, both or neither, and once. Of addresses, only keyed hashes are stored. */
export async function storeMessage(
  request: ContactRequest,
  c: Context<BodyEnv>,
  isSuspect: boolean,
): Promise<Outcome> {
  const address = senderIp(c);
  if (!hasPace(address)) return { retryAfter: 60 };
  const isPlain = mediaType(c) !== 'application/json';
  const [isChecked, uid] = await Promise.all([!isPlain && passesAppCheck(c), senderUid(c)]);
  const limits = limitsOf(
    request,
    address,
    isSuspect ? 'suspect' : isChecked ? 'checked' : 'unchecked',
  );
  const messages = collection('contact_message');
  const [reference, ...others] = referencesOf(request, c);
  const document = messages.doc(reference);
  const earlierOnes = others.map((each) => messages.doc(each));
  for (let attempt = 1; ; attempt++) {
    const { retryAfter, earlier, countIn } = await checkLimits(limits);
    // A retry must not be refused by the limit that it filled itself, so the message is looked for after the decision.
    const stored = (await database().getAll(document, ...earlierOnes)).find(({ exists }) => exists);
    if (stored !== undefined) return { reference: stored.id, isNew: false };
    if (retryAfter > 0) return { retryAfter };
    const isSpam = limits.some(({ spamBeyond }, index) => (earlier[index] ?? 0) >= spamBeyond);
    const status = isSpam ? 'spam' : 'new';
    const batch = database().batch();
    batch.create(document, { ...toStored(request, reference, uid), status, checked: isChecked });
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
): Omit<ContactMessage<FieldValue>, 'status' | 'checked'> {
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

/** Characters that do not look or sound alike on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** E.g. `CS-7K3M-Q9TX`: one of 6.5 × 10¹¹. @param number a large or random number for each of eight places */
function toReference(number: (place: number) => number): string {
  const places = Array.from({ length: 8 }, (_, place) => ALPHABET[number(place) % ALPHABET.length]);
  return `${referencePrefix}-${places.slice(0, 4).join('')}-${places.slice(4).join('')}`;
}

function newReference(): string {
  return toReference(() => randomInt(ALPHABET.length));
}

/** The same for the same id and content: a repeated request finds its message, and an id alone none of another sender. */
function referenceOf(id: string, request: ContactRequest): string {
  const { name, email, phone, company, budget, message } = request;
  const content = [id.toLowerCase(), name, email, phone, company, request.package, budget, message];
  const digest = createHmac('sha256', rateLimitKey.value())
    .update(`contact_message ${JSON.stringify(content)}`)
    .digest();
  return toReference((place) => digest.readUInt32BE(4 * place));
}
