import * as v from 'valibot';
import { text, time } from '../fields.ts';
import { EMAIL_LENGTH, UID_LENGTH } from '../lengths.ts';
import type { StoredMail } from '../mail/mail.ts';
import { MAIL_LIMITS, MAIL_STATES } from '../mail/mail.ts';
import { REPLY_LIMITS } from './limits.ts';

/**
 * An answer of the studio to a message: an entry of `replies` in `contact_message/{id}`, in the order in which they were
 * given. Part of the message, because it is read, kept and deleted with it. Functions only write it.
 */
export const replyRecord = v.object({
  text: text(REPLY_LIMITS.text),
  /** Address that it was sent to. */
  to: text(EMAIL_LENGTH),
  /** Display name of who answered, '' without one; the sender sees it. */
  name: text(REPLY_LIMITS.name),
  /** Their uid. */
  by: text(UID_LENGTH),
  created_date: time,
  /** State of its mail, and the mail server's answer to the last attempt, without addresses. */
  state: v.picklist(MAIL_STATES),
  error: text(MAIL_LIMITS.error),
});
export type StoredReply = v.InferOutput<typeof replyRecord>;

/**
 * Id of a reply, which is the `subject` of its mail: the message and the reply's number in the thread, from 1. Two replies
 * to the same state of a thread have the same id, so only one of them is sent.
 */
export const replyId = (message: string, number: number): string => `${message}-${number}`;

/** The message and the number of a reply's id. */
export function parseReplyId(id: string): { message: string; number: number } {
  const at = id.lastIndexOf('-');
  return { message: id.slice(0, at), number: Number(id.slice(at + 1)) };
}

/** Id of the message that a mail is about; a summary is about a day. */
export const messageOfMail = ({ kind, subject }: Pick<StoredMail, 'kind' | 'subject'>): string =>
  kind === 'reply' ? parseReplyId(subject).message : subject;
