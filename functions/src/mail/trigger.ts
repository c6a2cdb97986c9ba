import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { info as logInfo, warn } from 'firebase-functions/logger';
import * as v from 'valibot';
import {
  type MailProblem,
  type StoredMessage,
  contactMessageRecord,
  MAIL_RETRY_MS,
  mailProblem,
  parseMailProblem,
} from '../../../model/contact/message.ts';
import type { Facts } from '../../../model/content/facts.ts';
import { receiptsPerDay } from '../config.ts';
import { publishedFacts } from '../content/published.ts';
import { collection } from '../firestore.ts';
import { type Limit, clientKey, countUse } from '../rate-limit/limit.ts';
import { isPlainAddress, mailbox } from './address.ts';
import { notification, receipt, spamNotice } from './mails.ts';
import type { MailConfig, MailIdentity } from './settings.ts';
import { type Mail, sendMail } from './smtp.ts';
import { sendSummary } from './summary.ts';

const HOUR = { windowSeconds: 3600 };
/** A flood without App Check uses up none of the others. */
const NOTIFICATIONS_PER_HOUR = { uses: 30, ...HOUR };
const DAY = { windowSeconds: 86_400 };
const SPAM_NOTICES = { key: 'spam-notices', uses: 1, exact: true, ...DAY };
/** Anyone can enter someone else's address. */
const RECEIPTS_PER_ADDRESS = { uses: 3, ...DAY };
const RECEIPTS_PER_HOUR = { key: 'receipts-all', uses: 100, ...HOUR };

/** An older message was restored or seeded. */
const NEW_MS = 600_000;

interface MessageMail {
  name: 'notification' | 'receipt';
  stamp: 'notified_at' | 'receipt_at';
  problem: 'notify_problem' | 'receipt_problem';
  limits: readonly Limit[];
  compose: (studio: MailIdentity, facts: Facts) => Mail | Promise<Mail>;
}

function mailsOf(id: string, message: StoredMessage): MessageMail[] {
  const { email } = message;
  const toStudio: MessageMail = {
    name: 'notification',
    stamp: 'notified_at',
    problem: 'notify_problem',
    limits: [
      {
        key: `notifications-${message.checked ? 'checked' : 'unchecked'}`,
        ...NOTIFICATIONS_PER_HOUR,
      },
    ],
    compose: (studio, facts) => notification(id, message, studio, facts),
  };
  if (message.status === 'spam') {
    return [
      {
        ...toStudio,
        limits: [],
        compose: async (studio) => spamNotice(id, await countSpam(), studio),
      },
    ];
  }
  if (email === undefined || !isPlainAddress(email)) return [toStudio];
  const toSender: MessageMail = {
    name: 'receipt',
    stamp: 'receipt_at',
    problem: 'receipt_problem',
    limits: [
      { key: clientKey('receipt', mailbox(email)), ...RECEIPTS_PER_ADDRESS },
      RECEIPTS_PER_HOUR,
      { key: 'receipts-day', uses: receiptsPerDay.value(), ...DAY },
    ],
    compose: (studio, facts) => receipt(message, email, studio, facts),
  };
  return [toStudio, toSender];
}

async function countSpam(): Promise<number> {
  const spam = collection('contact_message').where('status', '==', 'spam');
  return (await spam.count().get()).data().count;
}

function isMissing(message: StoredMessage, { stamp, problem }: MessageMail): boolean {
  const stored = message[problem];
  if (message[stamp] !== undefined) return false;
  if (stored === undefined) return true;
  const { problem: found } = parseMailProblem(stored);
  return found === 'failing' || found === 'not_configured' || isKeptBack(message, problem);
}

/** A receipt is not sent later. */
const isKeptBack = (message: StoredMessage, problem: MessageMail['problem']): boolean =>
  problem === 'notify_problem' && message.notify_problem === mailProblem('too_many');

async function attempt(
  document: DocumentReference,
  message: StoredMessage,
  mail: MessageMail,
  config: MailConfig,
): Promise<boolean> {
  if (isKeptBack(message, mail.problem)) return sendSummary(config);
  const details = { reference: document.id, mail: mail.name };
  const fail = async (problem: MailProblem, reason?: string) => {
    warn('mail not sent', { ...details, problem, reason });
    await document.update({ [mail.problem]: mailProblem(problem, reason) });
    return problem === 'refused' || (problem === 'too_many' && mail.name === 'receipt');
  };
  // Repeated attempts at a mail count once.
  const isFirst = message[mail.problem] === undefined;
  if (isFirst && mail.limits.length > 0 && (await countUse(mail.limits)) > 0) {
    return fail('too_many');
  }
  const { server, studio } = config;
  const result = await sendMail(server, await mail.compose(studio, await publishedFacts()));
  if (result.state !== 'sent') {
    // The studio repairs what keeps its own mail away.
    const isFinal = result.state === 'refused' && mail.name === 'receipt';
    return fail(isFinal ? 'refused' : 'failing', result.error);
  }
  await document.update({
    [mail.stamp]: FieldValue.serverTimestamp(),
    [mail.problem]: FieldValue.delete(),
  });
  logInfo('mail sent', details);
  return true;
}

/**
 * Mails a new message to the studio, and a receipt to its sender; another call sends what is missing. Of suspected spam the
 * studio gets one notice a day.
 * @param created time of the event, in milliseconds since 1970
 * @param config null without a mail server
 * @throws if a mail may be accepted later: the platform then calls again, for a day
 */
export async function mailNewMessage(
  id: string,
  created: number,
  config: MailConfig | null,
): Promise<void> {
  const document = collection('contact_message').doc(id);
  const stored = await document.get();
  const parsed = v.safeParse(contactMessageRecord, stored.data());
  const notMailed = (reason: string) => logInfo('message not mailed', { reference: id, reason });
  if (!parsed.success) return notMailed(stored.exists ? 'malformed' : 'deleted');
  const message = parsed.output;
  if (message.status === 'deleted') return notMailed(message.status);
  if (created - message.created_date > NEW_MS) return notMailed('restored');

  const missing = mailsOf(id, message).filter((mail) => isMissing(message, mail));
  const isLate = Date.now() - created > MAIL_RETRY_MS;
  if (config === null || isLate) {
    if (missing.length === 0) return;
    const problem = mailProblem(config === null ? 'not_configured' : 'failing');
    const reasons = missing.map((mail) => [mail.problem, message[mail.problem] ?? problem]);
    await document.update(Object.fromEntries(reasons));
    return notMailed(isLate ? 'too late' : 'no mail server configured');
  }
  const isFirstOfSpam = message.status === 'spam' && message.notify_problem === undefined;
  if (isFirstOfSpam && (await countUse([SPAM_NOTICES])) > 0) return notMailed('spam');
  const ends = await Promise.allSettled(
    missing.map((mail) => attempt(document, message, mail, config)),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  if (ends.some((end) => end.status === 'fulfilled' && !end.value)) {
    throw new Error(`The mails of ${id} were not all accepted; they are tried again.`);
  }
}
