import { info as logInfo, warn } from 'firebase-functions/logger';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { StoredMessage } from '../../../model/contact/message.ts';
import { contactMessageRecord, KEPT_STATUSES } from '../../../model/contact/message.ts';
import { mailId } from '../../../model/mail/mail.ts';
import { messageOfMail } from '../../../model/replies/reply.ts';
import { DAY_MS, TIME_ZONE_OFFSET_MS } from '../../../model/time-zone.ts';
import { collection } from '../firestore.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { isPlainAddress } from './address.ts';
import { composeReply } from '../replies/compose-reply.ts';
import { notification, receipt, summary } from './compose.ts';
import type { ClaimedMail } from './outbox.ts';
import { claimMail, finishAttempt } from './outbox.ts';
import type { MailConfig } from './settings.ts';
import { readMailSettings } from './settings.ts';
import type { Mail, SmtpResult } from './smtp.ts';
import { errorText, sendMail } from './smtp.ts';

/** Longest time to read what a mail says, in ms: with the time of sending (`smtp.ts`) shorter than the lease. */
const COMPOSE_MS = 30_000;

/** Neither spam nor messages in the bin are mailed. */
const MAILED = KEPT_STATUSES.filter((status) => status !== 'spam');
const isMailed = ({ status }: StoredMessage): boolean => MAILED.some((mailed) => mailed === status);

/** More than a day's notifications (30 an hour, `trigger.ts`) and the messages that a summary names. */
const MOST_OF_A_DAY = 1000;

/** The message as it is stored now; null where it is gone, malformed, spam, or in the bin. */
async function currentMessage(id: string): Promise<StoredMessage | null> {
  const parsed = v.safeParse(
    contactMessageRecord,
    (await collection('contact_message').doc(id).get()).data(),
  );
  return parsed.success && isMailed(parsed.output) ? parsed.output : null;
}

/**
 * Messages of a day that the studio was not notified of, oldest first.
 * @param day `yyyy-mm-dd` in Jakarta
 */
export async function unreportedMessages(day: string): Promise<StoredMessage[]> {
  const start = Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS;
  const found = await collection('contact_message')
    .where('status', 'in', MAILED)
    .where('created_date', '>=', Timestamp.fromMillis(start))
    .where('created_date', '<', Timestamp.fromMillis(start + DAY_MS))
    .orderBy('created_date', 'desc')
    .limit(MOST_OF_A_DAY)
    .get();
  if (found.empty) return [];
  const documents = found.docs.toReversed();
  const notified = await collection('mail').firestore.getAll(
    ...documents.map(({ id }) => collection('mail').doc(mailId('notification', id))),
  );
  return documents.flatMap((document, index) => {
    const parsed = v.safeParse(contactMessageRecord, document.data());
    return parsed.success && !notified[index]?.exists ? [parsed.output] : [];
  });
}

/** The mail with its text; null where there is nothing to send any more. */
async function compose(
  { id, kind, subject }: ClaimedMail,
  { studio }: MailConfig,
): Promise<Mail | null> {
  if (kind === 'summary') {
    const messages = await unreportedMessages(subject);
    if (messages.length === 0) return null;
    return summary(id, subject, messages, studio, (await readMailSettings()).locale);
  }
  if (kind === 'reply') return composeReply(id, subject, studio);
  const message = await currentMessage(subject);
  if (message === null) return null;
  const { email } = message;
  if (email !== undefined && !isPlainAddress(email)) return null;
  if (kind === 'notification') {
    return notification(id, subject, message, studio, (await readMailSettings()).locale);
  }
  return email === undefined ? null : receipt(id, { ...message, email }, studio);
}

/** One attempt. Never rejects: whatever fails before the server has the text may be tried again. */
async function attempt(
  claimed: ClaimedMail,
  config: MailConfig,
  timeout: number | undefined,
): Promise<SmtpResult | { state: 'cancelled' }> {
  try {
    const mail = await withTimeout(compose(claimed, config), COMPOSE_MS);
    return mail === null ? { state: 'cancelled' } : await sendMail(config.server, mail, timeout);
  } catch (error) {
    return { state: 'retry', error: errorText(error) };
  }
}

/**
 * Makes one attempt to send a mail, if it is due and no one else does.
 *
 * A mail is handed to the server at most once: its record says `sending` before, and a result that is lost or unknown is
 * never followed by another attempt on its own (docs/decisions/mail-is-handed-over-at-most-once.md).
 * @param timeout longest time in ms to reach the mail server, and again to send
 * @throws where Firestore cannot be reached; what the mail server does never throws
 */
export async function deliverMail(
  id: string,
  config: MailConfig,
  now = Date.now(),
  timeout?: number,
): Promise<void> {
  const claimed = await claimMail(id, now);
  if (claimed === null) return;
  const result = await attempt(claimed, config, timeout);
  const isStored = await finishAttempt(claimed, result);
  const reference = claimed.kind === 'summary' ? {} : { reference: messageOfMail(claimed) };
  const details = { mail: id, ...reference, attempt: claimed.attempts, ...result };
  if (!isStored) warn('result of a mail not stored, its time was over', details);
  else if (result.state === 'sent') logInfo('mail sent', details);
  else if (result.state === 'cancelled') logInfo('mail cancelled', details);
  else warn('mail not sent', details);
}

/**
 * As `deliverMail`, several at once.
 * @param clock asked for each attempt
 * @throws as `deliverMail`, once all have ended: an attempt that outlives its function is interrupted
 */
export async function deliverMails(
  ids: readonly string[],
  config: MailConfig,
  clock: () => number = Date.now,
): Promise<void> {
  const attempts = await Promise.allSettled(ids.map((id) => deliverMail(id, config, clock())));
  for (const ended of attempts) if (ended.status === 'rejected') throw ended.reason;
}
