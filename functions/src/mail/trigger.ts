import { info as logInfo, warn } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '../../../model/collections.ts';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import type { MailKind } from '../../../model/mail/mail.ts';
import { mailId } from '../../../model/mail/mail.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { rateLimitKey, REGION, smtpPassword } from '../config.ts';
import { runAs } from '../service-accounts.ts';
import { clientKey, countUse } from '../rate-limit/limit.ts';
import { collection } from '../firestore.ts';
import { isPlainAddress, mailbox } from './address.ts';
import { deliverMails } from './deliver.ts';
import { NOTIFICATIONS_PER_HOUR } from './notification.ts';
import { addMail } from './outbox.ts';
import { mailConfig, readMailSettings } from './settings.ts';
import type { MailConfig } from './settings.ts';

/** Receipts to one address in a day, and to all addresses in an hour: anyone can enter someone else's address. */
const RECEIPTS_PER_ADDRESS = { uses: 3, windowSeconds: 86_400 };
const RECEIPTS_PER_HOUR = { key: 'receipts-all', uses: 100, windowSeconds: 3600 };

const NOTIFICATIONS = {
  key: 'notifications-all',
  uses: NOTIFICATIONS_PER_HOUR,
  windowSeconds: 3600,
};

/** A message that is older than this when it is created was restored or seeded. */
const NEW_MS = 600_000;

async function mayReceipt(email: string): Promise<boolean> {
  if (!isPlainAddress(email)) return false;
  const key = clientKey('receipt', mailbox(email));
  return (await countUse([{ key, ...RECEIPTS_PER_ADDRESS }, RECEIPTS_PER_HOUR])) === 0;
}

/** Adds a mail unless it was added before or `mayAdd` says no. @returns its id */
async function addOnce(
  kind: MailKind,
  subject: string,
  mayAdd: () => Promise<boolean>,
): Promise<string> {
  const id = mailId(kind, subject);
  const isNew = !(await collection('mail').doc(id).get()).exists;
  if (isNew && (await mayAdd())) await addMail(kind, subject, Date.now());
  return id;
}

/**
 * Mails a new message to the studio and a receipt to its sender's e-mail address, each once however often it is called. Spam and
 * restored messages are not mailed.
 * @param created when the event happened, in milliseconds since 1970
 */
export async function mailNewMessage(
  id: string,
  stored: unknown,
  created: number,
  config: MailConfig,
): Promise<void> {
  const parsed = v.safeParse(contactMessageRecord, stored);
  const notMailed = (reason: string) => logInfo('message not mailed', { reference: id, reason });
  if (!parsed.success) return warn('message not mailed', { reference: id, reason: 'malformed' });
  const message = parsed.output;
  if (message.status === 'spam') return notMailed('spam');
  if (created - message.created_date > NEW_MS) return notMailed('restored');
  const { delivery } = await readMailSettings();
  const { email } = message;
  const ids = email === undefined ? [] : [await addOnce('receipt', id, () => mayReceipt(email))];
  if (delivery === 'each') {
    const mayNotify = async () => (await countUse([NOTIFICATIONS])) === 0;
    ids.unshift(await addOnce('notification', id, mayNotify));
  }
  await deliverMails(ids, config);
}

/** Runs for every new message, apart from the request that stored it: a slow mail server never delays the form. */
export const messageMail = onDocumentCreated(
  {
    document: `${COLLECTIONS.contactMessage}/{id}`,
    region: REGION,
    retry: true,
    timeoutSeconds: 120,
    maxInstances: 3,
    serviceAccount: runAs('mail'),
    secrets: [rateLimitKey, smtpPassword],
  },
  async (event) => {
    const created = Date.parse(event.time);
    // A trigger is retried for up to a day; after that, the summary has the message.
    if (Date.now() - created > DAY_MS) return;
    const config = mailConfig();
    const id = event.params['id'] ?? '';
    if (config === null) {
      return logInfo('message not mailed', { reference: id, reason: 'no mail server configured' });
    }
    await mailNewMessage(id, event.data?.data(), created, config);
  },
);
