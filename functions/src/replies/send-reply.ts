import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import * as v from 'valibot';
import type { Actor } from '../../../model/audit/actor.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { MessageStatus, StoredMessage } from '../../../model/contact/message.ts';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { mailId } from '../../../model/mail/mail.ts';
import type { SendReply, SentReply } from '../../../model/replies/api.ts';
import { REPLY_LIMITS } from '../../../model/replies/limits.ts';
import { replyId } from '../../../model/replies/reply.ts';
import { userRecord } from '../../../model/users/user.ts';
import { recordFirstAnswer } from '../answer-time/record-first-answer.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { notAnAdmin } from '../http/auth.ts';
import { HttpError } from '../http/http-error.ts';
import { isPlainAddress } from '../mail/address.ts';
import { deliverMail } from '../mail/deliver.ts';
import { newMail } from '../mail/outbox.ts';
import type { MailConfig } from '../mail/settings.ts';
import { mailConfig } from '../mail/settings.ts';

/**
 * Longest time to reach the mail server, and again to hand a reply over, in ms. Its author waits for the answer of the
 * request, so it is shorter than for other mails.
 */
const ATTEMPT_MS = 12_000;

/**
 * Stores a reply in the thread of its message and hands its mail to the mail server, in this order: what is stored is
 * sent, by a later attempt if not by this one. The same request twice is one reply.
 * @throws {HttpError} 404, 409 where the message is gone or cannot be answered, or where
 * another reply has the number already; nothing is stored then
 */
export async function sendReply(
  request: SendReply,
  admin: Actor,
  config: MailConfig | null = mailConfig(),
  attemptMs = ATTEMPT_MS,
): Promise<SentReply> {
  if (config === null) {
    const message = 'No mail server is set up (docs/operations.md).';
    throw new HttpError(409, 'mail_not_configured', message);
  }
  await storeReply(request, admin);
  const id = mailId('reply', replyId(request.message, request.number));
  // It is stored, so it is not refused any more: the queue has its mail.
  await deliverMail(id, config, Date.now(), attemptMs).catch((error: unknown) =>
    warn('reply not handed over', { mail: id, error: String(error) }),
  );
  const message = parseMessage(await collection('contact_message').doc(request.message).get());
  return {
    state: message.replies?.[request.number - 1]?.state ?? 'waiting',
    status: message.status,
  };
}

/** Adds the reply to its message and its mail to the outbox, both or neither. */
async function storeReply(
  { message: id, number, text, close }: SendReply,
  admin: Actor,
): Promise<void> {
  const subject = replyId(id, number);
  await database().runTransaction(async (transaction) => {
    const [user, stored] = await Promise.all([
      transaction.get(collection('user').doc(admin.uid)),
      transaction.get(collection('contact_message').doc(id)),
    ]);
    const author = v.parse(userRecord, user.data() ?? {});
    if (!author.is_admin) throw notAnAdmin();
    const message = parseMessage(stored);
    const { replies = [], status } = message;
    const same = replies[number - 1];
    if (same?.by === admin.uid && same.text === text) return;
    if (same !== undefined) {
      throw new HttpError(409, 'answered_meanwhile', 'Somebody else has answered meanwhile.');
    }
    const to = requireAnswerable(message, number);
    const now = Timestamp.now();
    await recordFirstAnswer(transaction, stored, now.toMillis());
    const next: MessageStatus = close ? 'done' : status === 'new' ? 'in_progress' : status;
    const reply = { text, to, name: author.display_name, by: admin.uid, created_date: now };
    transaction.update(stored.ref, {
      // As stored: parsed times are numbers.
      replies: [
        ...((stored.get('replies') ?? []) as object[]),
        { ...reply, state: 'waiting', error: '' },
      ],
      status: next,
      updated_by: admin.uid,
      updated_date: now,
    });
    transaction.set(
      collection('mail').doc(mailId('reply', subject)),
      newMail('reply', subject, now.toMillis()),
    );
    const target = `${COLLECTIONS.contactMessage}/${id}`;
    record(transaction, admin, { action: 'message_reply', target, detail: String(number) });
  });
}

function parseMessage(stored: DocumentSnapshot): StoredMessage {
  const parsed = v.safeParse(contactMessageRecord, stored.data());
  if (parsed.success) return parsed.output;
  throw new HttpError(404, 'message_gone', 'This message no longer exists.');
}

/** @returns the address that the reply goes to */
function requireAnswerable({ status, email, replies = [] }: StoredMessage, number: number): string {
  if (status === 'deleted' || status === 'spam') {
    const message = 'This message is in the bin or marked as spam. Take it back first.';
    throw new HttpError(409, 'message_put_away', message);
  }
  if (email === undefined || !isPlainAddress(email)) {
    throw new HttpError(409, 'no_address', 'There is no address that a reply could go to.');
  }
  if (replies.length >= REPLY_LIMITS.most) {
    const message = `A message has at most ${REPLY_LIMITS.most} replies. Go on by e-mail.`;
    throw new HttpError(409, 'thread_full', message);
  }
  if (number !== replies.length + 1) {
    throw new HttpError(409, 'thread_changed', 'The thread is another one now. Reload the page.');
  }
  return email;
}
