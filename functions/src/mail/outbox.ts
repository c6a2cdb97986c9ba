import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { MailKind, MailRecord, StoredMail } from '../../../model/mail/mail.ts';
import { mailId, mailRecord } from '../../../model/mail/mail.ts';
import { collection, database, isAlreadyExists } from '../firestore.ts';
import { replyOfMail } from '../replies/reply-state.ts';
import type { SmtpResult } from './smtp.ts';

/** Minutes between attempts. A mail that the last one did not deliver either is a problem for an admin. */
export const RETRY_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440] as const;

/** Longest time of an attempt, in ms; after it, an attempt without a result counts as unknown. */
export const LEASE_MS = 120_000;

/** A mail that was taken for one attempt. */
export interface ClaimedMail extends Pick<StoredMail, 'kind' | 'subject' | 'attempts'> {
  id: string;
  /** End of its lease, in milliseconds since 1970; no other attempt has the same. */
  until: number;
}

const MINUTE_MS = 60_000;

/** The record of a mail that is due now. */
export const newMail = (kind: MailKind, subject: string, now: number): MailRecord<Timestamp> => ({
  kind,
  subject,
  state: 'waiting',
  attempts: 0,
  next_attempt: Timestamp.fromMillis(now),
  error: '',
  created_date: Timestamp.fromMillis(now),
});

/** Adds a mail that is due now. @returns false where it was there already */
export async function addMail(kind: MailKind, subject: string, now: number): Promise<boolean> {
  try {
    await collection('mail')
      .doc(mailId(kind, subject))
      .create(newMail(kind, subject, now));
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}

/**
 * Takes a due mail for one attempt; of several callers, one gets it.
 * @param now when this attempt begins, not the run that it is part of: the lease counts from it
 * @returns the mail, or null where it is not due, is being sent, or is done. A mail whose attempt ended without a result
 * becomes `unknown` and is not tried again.
 */
export async function claimMail(id: string, now: number): Promise<ClaimedMail | null> {
  const reference = collection('mail').doc(id);
  return database().runTransaction(async (transaction) => {
    const parsed = v.safeParse(mailRecord, (await transaction.get(reference)).data());
    if (!parsed.success) return null;
    const mail = parsed.output;
    if (mail.next_attempt === null || mail.next_attempt > now) return null;
    if (mail.state === 'sending') {
      const interrupted = {
        state: 'unknown',
        next_attempt: null,
        error: 'the attempt was interrupted',
      } as const;
      const reply = await replyOfMail(transaction, mail);
      transaction.update(reference, interrupted);
      reply.show(interrupted);
      return null;
    }
    if (mail.state !== 'waiting') return null;
    const attempts = mail.attempts + 1;
    const until = now + LEASE_MS;
    transaction.update(reference, {
      state: 'sending',
      attempts,
      next_attempt: Timestamp.fromMillis(until),
    });
    return { id, kind: mail.kind, subject: mail.subject, attempts, until };
  });
}

/** The changes that the result of an attempt makes to a mail's record. */
export function afterAttempt(
  attempts: number,
  result: SmtpResult | { state: 'cancelled' },
  now: number,
): Pick<MailRecord<Timestamp>, 'state' | 'next_attempt' | 'error'> {
  const done = { next_attempt: null, error: 'error' in result ? result.error : '' };
  if (result.state === 'refused') return { ...done, state: 'failed' };
  if (result.state !== 'retry') return { ...done, state: result.state };
  const minutes = RETRY_MINUTES[attempts - 1];
  if (minutes === undefined) return { ...done, state: 'failed' };
  return {
    ...done,
    state: 'waiting',
    next_attempt: Timestamp.fromMillis(now + minutes * MINUTE_MS),
  };
}

/**
 * Stores the result of an attempt, if the attempt still has the mail. After its lease, an admin may have had the mail sent
 * again, and the record says so; but what was accepted by the mail server stays `sent`.
 * @returns false where the result was not stored
 */
export async function finishAttempt(
  { id, attempts, until }: ClaimedMail,
  result: SmtpResult | { state: 'cancelled' },
): Promise<boolean> {
  const reference = collection('mail').doc(id);
  return database().runTransaction(async (transaction) => {
    const parsed = v.safeParse(mailRecord, (await transaction.get(reference)).data());
    if (!parsed.success) return false;
    const { state, next_attempt } = parsed.output;
    const hasMail = state === 'sending' && next_attempt === until;
    if (!hasMail && result.state !== 'sent') return false;
    const reply = await replyOfMail(transaction, parsed.output);
    const changes = afterAttempt(attempts, result, Date.now());
    transaction.update(reference, changes);
    reply.show(changes);
    return true;
  });
}

/** Ids of the mails that are due, the longest waiting first. */
export async function dueMails(now: number, limit: number): Promise<string[]> {
  const due = await collection('mail')
    .where('next_attempt', '<=', Timestamp.fromMillis(now))
    .orderBy('next_attempt')
    .limit(limit)
    .select()
    .get();
  return due.docs.map(({ id }) => id);
}
