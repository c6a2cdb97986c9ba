import { info as logInfo, warn } from 'firebase-functions/logger';
import { messageOfMail } from '../../../model/replies/reply.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { composeMail } from './compose.ts';
import type { ClaimedMail } from './outbox.ts';
import { claimMail, finishAttempt } from './outbox.ts';
import type { MailConfig } from './settings.ts';
import type { SmtpResult } from './smtp.ts';
import { errorText, sendMail } from './smtp.ts';

/** Longest time to read what a mail says, in ms: with the time of sending (`smtp.ts`) shorter than the lease. */
const COMPOSE_MS = 30_000;

/** One attempt. Never rejects: whatever fails before the server has the text may be tried again. */
async function attempt(
  claimed: ClaimedMail,
  config: MailConfig,
  timeout: number | undefined,
): Promise<SmtpResult | { state: 'cancelled' }> {
  try {
    const mail = await withTimeout(composeMail(claimed, config), COMPOSE_MS);
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
