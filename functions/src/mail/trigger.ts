import { info as logInfo, warn } from 'firebase-functions/logger';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '../../../model/collections.ts';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { rateLimitKey, REGION, smtpPassword } from '../config.ts';
import { runAs } from '../service-accounts.ts';
import { clientKey } from '../rate-limit/client-key.ts';
import { consumeFixedWindow } from '../rate-limit/fixed-window.ts';
import { mailCollection } from '../firestore.ts';
import { isPlainAddress } from './address.ts';
import { deliverMails } from './deliver.ts';
import { addMail, mailId } from './outbox.ts';
import { mailConfig, readMailSettings } from './settings.ts';
import type { MailConfig } from './settings.ts';

/** Receipts to one address in a day, and to all addresses in an hour: anyone can enter someone else's address. */
const PER_ADDRESS = { uses: 3, windowSeconds: 86_400 };
const PER_HOUR = { uses: 100, windowSeconds: 3600 };

/** A message that is older than this when it is created was restored from a backup or seeded. */
const NEW_MS = 600_000;

async function mayReceipt(email: string, now: number): Promise<boolean> {
  if (!isPlainAddress(email)) return false;
  const address = clientKey('receipt', email.toLowerCase());
  if ((await consumeFixedWindow(address, PER_ADDRESS, now)) > 0) return false;
  return (await consumeFixedWindow(clientKey('receipts', 'all'), PER_HOUR, now)) === 0;
}

/**
 * Mails a new message to the studio and a receipt to its sender, each once however often it is called. Spam and
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
  const now = Date.now();
  const kinds = (await readMailSettings()).delivery === 'each' ? ['notification' as const] : [];
  for (const kind of kinds) await addMail(kind, id, now);
  const receiptId = mailId('receipt', id);
  const isNew = !(await mailCollection().doc(receiptId).get()).exists;
  if (isNew && (await mayReceipt(message.email, now))) await addMail('receipt', id, now);
  const ids = [...kinds.map((kind) => mailId(kind, id)), receiptId];
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
