import { onSchedule } from 'firebase-functions/v2/scheduler';
import { mailId } from '../../../model/mail/mail.ts';
import { dayOf, DAY_MS, TIME_ZONE } from '../../../model/time-zone.ts';
import { REGION, smtpPassword } from '../config.ts';
import { runAs } from '../service-accounts.ts';
import { deliverMail, deliverMails } from './deliver.ts';
import { addMail, dueMails } from './outbox.ts';
import type { MailConfig } from './settings.ts';
import { mailConfig } from './settings.ts';
import { unreportedMessages } from './summary.ts';

/** Mails per run, and how many at once; the rest is sent by the next run. */
const PER_RUN = 60;
const IN_FLIGHT = 5;

/**
 * Sends the mails that are due. With a slow server that takes minutes, and the next run begins meanwhile.
 * @param clock asked for each attempt
 * @returns how many were tried
 */
export async function deliverDueMails(
  config: MailConfig,
  clock: () => number = Date.now,
): Promise<number> {
  const ids = await dueMails(clock(), PER_RUN);
  for (let at = 0; at < ids.length; at += IN_FLIGHT) {
    await deliverMails(ids.slice(at, at + IN_FLIGHT), config, clock);
  }
  return ids.length;
}

/**
 * Mails the studio those messages of the day before that it was not notified of: all of them where an admin prefers a
 * summary, else those whose notification could not even be queued. Without such messages, nothing.
 */
export async function mailSummary(config: MailConfig, now: number): Promise<void> {
  const day = dayOf(now - DAY_MS);
  if ((await unreportedMessages(day)).length === 0) return;
  await addMail('summary', day, now);
  await deliverMail(mailId('summary', day), config);
}

const options = {
  region: REGION,
  timeZone: TIME_ZONE,
  memory: '256MiB' as const,
  timeoutSeconds: 540,
  maxInstances: 1,
  serviceAccount: runAs('mail'),
  secrets: [smtpPassword],
};

/** Repeats failed attempts (`RETRY_MINUTES`). */
export const mailRetries = onSchedule({ ...options, schedule: '*/5 * * * *' }, async () => {
  const config = mailConfig();
  if (config !== null) await deliverDueMails(config);
});

/** The summary of the day before, every morning in Jakarta. */
export const mailSummaryDaily = onSchedule(
  { ...options, schedule: '0 7 * * *', retryCount: 2 },
  async () => {
    const config = mailConfig();
    if (config !== null) await mailSummary(config, Date.now());
  },
);
