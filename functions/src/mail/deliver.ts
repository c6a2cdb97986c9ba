import { info as logInfo, warn } from 'firebase-functions/logger';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { StoredMessage } from '../../../model/contact-message.ts';
import { contactMessageRecord } from '../../../model/contact-message.ts';
import type { StoredMail } from '../../../model/mail.ts';
import { DAY_MS, TIME_ZONE_OFFSET_MS } from '../../../model/time-zone.ts';
import { contactMessageCollection, mailCollection } from '../firestore.ts';
import { isPlainAddress } from './address.ts';
import { notification, receipt, summary, SUMMARY_MESSAGES } from './compose.ts';
import { claimMail, finishAttempt, mailId } from './outbox.ts';
import type { MailConfig } from './settings.ts';
import { readMailSettings } from './settings.ts';
import type { Mail } from './smtp.ts';
import { sendMail } from './smtp.ts';

/** Neither spam nor messages in the bin are mailed. */
const isMailed = ({ status }: StoredMessage): boolean => status !== 'spam' && status !== 'deleted';

/** The message as it is stored now; null where it is gone, malformed, spam, or in the bin. */
async function currentMessage(id: string): Promise<StoredMessage | null> {
  const parsed = v.safeParse(
    contactMessageRecord,
    (await contactMessageCollection().doc(id).get()).data(),
  );
  return parsed.success && isMailed(parsed.output) ? parsed.output : null;
}

/**
 * Messages of a day that the studio was not told of, oldest first.
 * @param day `yyyy-mm-dd` in Jakarta
 */
export async function unreportedMessages(day: string): Promise<StoredMessage[]> {
  const start = Date.parse(`${day}T00:00:00Z`) - TIME_ZONE_OFFSET_MS;
  const found = await contactMessageCollection()
    .where('created_date', '>=', Timestamp.fromMillis(start))
    .where('created_date', '<', Timestamp.fromMillis(start + DAY_MS))
    .orderBy('created_date')
    .limit(2 * SUMMARY_MESSAGES)
    .get();
  if (found.empty) return [];
  const notified = await mailCollection().firestore.getAll(
    ...found.docs.map(({ id }) => mailCollection().doc(mailId('notification', id))),
  );
  return found.docs.flatMap((document, index) => {
    const parsed = v.safeParse(contactMessageRecord, document.data());
    const isWanted = parsed.success && isMailed(parsed.output) && !notified[index]?.exists;
    return isWanted ? [parsed.output] : [];
  });
}

/** The mail with its text; null where there is nothing to send any more. */
async function compose(id: string, mail: StoredMail, { studio }: MailConfig): Promise<Mail | null> {
  if (mail.kind === 'summary') {
    const messages = await unreportedMessages(mail.subject);
    if (messages.length === 0) return null;
    return summary(id, mail.subject, messages, studio, (await readMailSettings()).locale);
  }
  const message = await currentMessage(mail.subject);
  if (message === null || !isPlainAddress(message.email)) return null;
  if (mail.kind === 'receipt') return receipt(id, message, studio);
  return notification(id, mail.subject, message, studio, (await readMailSettings()).locale);
}

/**
 * Makes one attempt to send a mail, if it is due and no one else does.
 *
 * A mail is handed to the server at most once: its record says `sending` before, and a result that is lost or unknown is
 * never followed by another attempt on its own (docs/decisions/0043).
 * @throws where Firestore cannot be reached; what the mail server does never throws
 */
export async function deliverMail(id: string, config: MailConfig, now = Date.now()): Promise<void> {
  const claimed = await claimMail(id, now);
  if (claimed === null) return;
  const reference = mailCollection().doc(id);
  const mail = await compose(id, claimed, config);
  if (mail === null) {
    await finishAttempt(reference, claimed.attempts, { state: 'cancelled' });
    return;
  }
  const result = await sendMail(config.server, mail);
  await finishAttempt(reference, claimed.attempts, result);
  const details = { mail: id, attempt: claimed.attempts, ...result };
  if (result.state === 'sent') logInfo('mail sent', details);
  else warn('mail not sent', details);
}
