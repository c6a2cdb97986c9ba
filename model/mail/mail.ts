import * as v from 'valibot';
import type { Stored } from '../fields.ts';
import { text, time } from '../fields.ts';
import { LOCALES } from '../locale.ts';

/**
 * `notification`: a new message, to the studio. `receipt`: to its sender. `summary`: the messages of a day, to the studio.
 * `reply`: an answer of the studio, to the sender of a message.
 */
export const MAIL_KINDS = ['notification', 'receipt', 'summary', 'reply'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Id of a mail's record: one per kind and message, day or reply, so that a repeated event adds none. */
export const mailId = (kind: MailKind, subject: string): string => `${kind}-${subject}`;

/**
 * `waiting`: sent at `next_attempt`. `sending`: an attempt is running, at most until `next_attempt`. `sent`: accepted by
 * the mail server. `failed`: refused for good, or too often. `unknown`: handed over without an answer, so it may have been
 * sent; not tried again automatically (docs/decisions/mail-is-handed-over-at-most-once.md). `cancelled`: its message
 * was deleted or marked as spam.
 */
export const MAIL_STATES = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The states in which an admin has to decide. */
export const MAIL_PROBLEMS = ['failed', 'unknown'] as const satisfies MailState[];

/** Upper lengths in characters. */
export const MAIL_LIMITS = { id: 80, error: 300 } as const;

/**
 * `mail/{kind}-{subject}`: a mail to send, without its text and addresses; those are read from the message when it is
 * sent. Functions only.
 */
export const mailRecord = v.object({
  kind: v.picklist(MAIL_KINDS),
  /** Id of the `contact_message`; for a summary the day as `yyyy-mm-dd`, for a reply its id (`model/replies/reply.ts`). */
  subject: text(MAIL_LIMITS.id),
  state: v.picklist(MAIL_STATES),
  attempts: v.number(),
  /** Null once nothing is left to do. */
  next_attempt: v.nullable(time),
  /** Answer of the mail server to the last attempt, without addresses; '' where there is none. */
  error: text(MAIL_LIMITS.error),
  created_date: time,
});
export type MailRecord<Time> = Stored<v.InferInput<typeof mailRecord>, Time>;
export type StoredMail = v.InferOutput<typeof mailRecord>;

/** `each`: a notification for every message. `daily`: one summary a day. */
export const MAIL_DELIVERIES = ['each', 'daily'] as const;

/** `setting/mail`: how the studio is notified of messages. Functions only. */
export const mailSettingsRecord = v.object({
  delivery: v.fallback(v.picklist(MAIL_DELIVERIES), 'each'),
  /** Language of the mails to the studio. */
  locale: v.fallback(v.picklist(LOCALES), 'id'),
});
export type MailSettings = v.InferOutput<typeof mailSettingsRecord>;
