import { FieldValue } from 'firebase-admin/firestore';
import { info as logInfo } from 'firebase-functions/logger';
import { OPEN_STATUSES, mailProblem } from '../../../model/contact/message.ts';
import { collection, database } from '../firestore.ts';
import { countUse } from '../rate-limit/limit.ts';
import { summary } from './mails.ts';
import type { MailConfig } from './settings.ts';
import { sendMail } from './smtp.ts';

/** Several messages are tried again at the same moment. */
const SUMMARIES = { key: 'summaries', uses: 1, windowSeconds: 3600, exact: true };
/** The most writes of a batch. */
const BATCH = 500;

/** Tells the studio of every open message that a limit kept back. @returns false to try again */
export async function sendSummary({ server, studio }: MailConfig): Promise<boolean> {
  const { docs } = await collection('contact_message')
    .where('status', 'in', OPEN_STATUSES)
    .where('notify_problem', '==', mailProblem('too_many'))
    .select()
    .limit(BATCH)
    .get();
  if (docs.length === 0) return true;
  if ((await countUse([SUMMARIES])) > 0) return false;
  const result = await sendMail(server, summary(docs.length, studio));
  if (result.state !== 'sent') return false;
  const batch = database().batch();
  const told = { notified_at: FieldValue.serverTimestamp(), notify_problem: FieldValue.delete() };
  for (const { ref } of docs) batch.update(ref, told);
  await batch.commit();
  logInfo('summary sent', { messages: docs.length });
  return true;
}
