import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { MailRow, MailStatus } from '../../../model/mail/api.ts';
import { mailChangeSchema } from '../../../model/mail/api.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { MailSettings } from '../../../model/mail/mail.ts';
import { MAIL_PROBLEMS, mailRecord } from '../../../model/mail/mail.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import { replyOfMail } from '../replies/reply-state.ts';
import { deliverMail } from './deliver.ts';
import { mailConfig, readMailSettings } from './settings.ts';

/** Most problems in the list. */
const PROBLEMS = 50;

/** The state of mail: whether it is configured, what waits, what needs an admin, and the settings. */
export async function readMailStatus(): Promise<MailStatus> {
  const [settings, waiting, problems] = await Promise.all([
    readMailSettings(),
    collection('mail').where('next_attempt', '>', Timestamp.fromMillis(0)).count().get(),
    collection('mail')
      .where('state', 'in', MAIL_PROBLEMS)
      .orderBy('created_date', 'desc')
      .limit(PROBLEMS)
      .get(),
  ]);
  const rows = problems.docs.flatMap((document): MailRow[] => {
    const parsed = v.safeParse(mailRecord, document.data());
    if (!parsed.success) return [];
    const { created_date, next_attempt: _, ...mail } = parsed.output;
    return [{ ...mail, id: document.id, created: created_date }];
  });
  return {
    configured: mailConfig() !== null,
    settings,
    waiting: waiting.data().count,
    problems: rows,
  };
}

/** Makes a mail that failed due again, and tries it. @returns whether it was sent */
async function sendAgain(id: string, admin: Actor): Promise<boolean> {
  const config = mailConfig();
  if (config === null) {
    throw new HttpError(
      409,
      'mail_not_configured',
      'No mail server is set up (docs/operations.md).',
    );
  }
  const reference = collection('mail').doc(id);
  await database().runTransaction(async (transaction) => {
    const parsed = v.safeParse(mailRecord, (await transaction.get(reference)).data());
    if (!parsed.success || !MAIL_PROBLEMS.some((problem) => problem === parsed.output.state)) {
      throw new HttpError(
        409,
        'mail_not_failed',
        'This mail is already being sent. Reload the list.',
      );
    }
    const reply = await replyOfMail(transaction, parsed.output);
    const changes = { state: 'waiting', error: '' } as const;
    transaction.update(reference, { ...changes, attempts: 0, next_attempt: Timestamp.now() });
    reply.show(changes);
    const target = `${COLLECTIONS.mail}/${id}`;
    record(transaction, admin, { action: 'mail_send_again', target, detail: '' });
  });
  await deliverMail(id, config);
  return (await reference.get()).get('state') === 'sent';
}

async function set({ delivery, locale }: MailSettings, admin: Actor): Promise<void> {
  await database().runTransaction(async (transaction) => {
    transaction.set(collection('setting').doc('mail'), { delivery, locale });
    const target = `${COLLECTIONS.setting}/mail`;
    const detail = `${delivery}, ${locale}`;
    record(transaction, admin, { action: 'mail_settings', target, detail });
    return Promise.resolve();
  });
}

/**
 * `/api/admin/mail`, admins only. GET answers the settings and the mails that need an admin; POST sends one again or
 * changes the settings, and answers the same. Requests and responses: `model/mail/api.ts`.
 */
export const mailHandler = adminEndpoint({
  name: 'mail',
  GET: async () => json<MailStatus>(200, await readMailStatus()),
  POST: async (context, admin) => {
    const request = await parseBody(
      context,
      mailChangeSchema,
      'invalid_change',
      'Send {action: send_again, id} or {action: set, …}.',
    );
    if (request.action === 'set') {
      await set(request, admin);
      return json<MailStatus>(200, await readMailStatus());
    }
    const sent = await sendAgain(request.id, admin);
    return json<MailStatus>(200, { ...(await readMailStatus()), sent });
  },
});
