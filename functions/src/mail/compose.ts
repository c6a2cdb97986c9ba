import * as v from 'valibot';
import type { StoredMessage } from '../../../model/contact/message.ts';
import { contactMessageRecord, MAILED_STATUSES } from '../../../model/contact/message.ts';
import { collection } from '../firestore.ts';
import { isPlainAddress } from './address.ts';
import { notification } from './notification.ts';
import type { ClaimedMail } from './outbox.ts';
import { receipt } from './receipt.ts';
import { composeReply } from './reply.ts';
import type { MailConfig } from './settings.ts';
import { readMailSettings } from './settings.ts';
import type { Mail } from './smtp.ts';
import { summary, unreportedMessages } from './summary.ts';

const isMailed = ({ status }: StoredMessage): boolean =>
  MAILED_STATUSES.some((mailed) => mailed === status);

/** The message as it is stored now; null where it is gone, malformed, spam, or in the bin. */
async function currentMessage(id: string): Promise<StoredMessage | null> {
  const parsed = v.safeParse(
    contactMessageRecord,
    (await collection('contact_message').doc(id).get()).data(),
  );
  return parsed.success && isMailed(parsed.output) ? parsed.output : null;
}

/** The mail with its text; null where there is nothing to send any more. */
export async function composeMail(
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
