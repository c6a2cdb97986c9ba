import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { PACKAGES } from '#studio/packages.ts';
import { type Stored, serverTime, stamp, text, writer } from '../fields.ts';
import { UID_LENGTH } from '../lengths.ts';
import { DAY_MS } from '../time-zone.ts';
import { VISIT_LIMITS } from '../visits/limits.ts';
import { CONTACT_LIMITS } from './form.ts';

/** Upper length of a stored reason in characters. */
export const MAIL_PROBLEM_LENGTH = 200;

/**
 * Why a mail was not sent. `too_many`: a limit of mails was reached. `refused`: for good, receipts only. `failing`: tried
 * again until `MAIL_RETRY_MS` is over.
 */
const MAIL_PROBLEMS = ['not_configured', 'too_many', 'refused', 'failing'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** How long a failing mail is tried again, counted from the arrival of its message, in ms. */
export const MAIL_RETRY_MS = DAY_MS;

/** A problem as it is stored. @param reason by the mail server, without addresses, or '' */
export const mailProblem = (problem: MailProblem, reason = ''): string =>
  (reason === '' ? problem : `${problem}: ${reason}`)
    .slice(0, MAIL_PROBLEM_LENGTH)
    .replace(/\p{Cs}$/u, '');

/** A stored problem in its parts. */
export function parseMailProblem(stored: string): { problem: MailProblem; reason: string } {
  const [name = '', ...rest] = stored.split(': ');
  const problem = MAIL_PROBLEMS.find((known) => known === name);
  return problem ? { problem, reason: rest.join(': ') } : { problem: 'refused', reason: stored };
}

/** Statuses of messages outside the bin. */
export const KEPT_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;

/** Statuses of messages that still need an answer. */
export const OPEN_STATUSES = ['new', 'in_progress'] as const;

/** `deleted`: in the bin, until the clean-up deletes it (`studio/retention.ts`). */
const MESSAGE_STATUSES = [...KEPT_STATUSES, 'deleted'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `contact_message/{reference}`: the request without the honeypot and empty fields. The account `uid` may read it. */
export const contactMessageRecord = v.object({
  reference: text(40),
  /** Limits of texts are in characters as people see them (`./api.ts`). */
  name: v.string(),
  /** One of the two at least. */
  email: v.exactOptional(text(CONTACT_LIMITS.email)),
  phone: v.exactOptional(text(CONTACT_LIMITS.phone.stored)),
  company: v.exactOptional(v.string()),
  package: v.exactOptional(v.picklist(PACKAGES)),
  /** Name of a range, which may not be offered any more. */
  budget: v.exactOptional(text(CONTACT_LIMITS.budget)),
  message: v.string(),
  locale: v.picklist(LOCALES),
  page: text(CONTACT_LIMITS.page),
  /** What led to the message; absent without scripting. */
  referral: v.exactOptional(
    v.object({
      page: text(VISIT_LIMITS.page),
      referrer: text(VISIT_LIMITS.referrer),
      source: text(VISIT_LIMITS.source),
    }),
  ),
  uid: v.exactOptional(text(UID_LENGTH)),
  status: v.picklist(MESSAGE_STATUSES),
  created_date: serverTime,
  /** When the mail server accepted the mail to the studio, and the receipt. */
  notified_at: v.exactOptional(serverTime),
  receipt_at: v.exactOptional(serverTime),
  /** Why it did not (`mailProblem`). */
  notify_problem: v.exactOptional(text(MAIL_PROBLEM_LENGTH)),
  receipt_problem: v.exactOptional(text(MAIL_PROBLEM_LENGTH)),
  /** The status before the message was moved to the bin; null or absent outside it. */
  deleted_from: v.exactOptional(v.nullable(v.picklist(KEPT_STATUSES))),
  deleted_date: v.exactOptional(v.nullable(serverTime)),
  /** True: not deleted because of its age. */
  keep: v.exactOptional(v.boolean()),
  /** Who changed the message and when; absent until an admin did. */
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});
export type ContactMessage<Time> = Stored<v.InferInput<typeof contactMessageRecord>, Time>;
export type StoredMessage = v.InferOutput<typeof contactMessageRecord>;

/** `contact_message/{id}/private/notes`, apart from the message because its sender may read that. */
export const messageNotesRecord = v.object({
  notes: text(CONTACT_LIMITS.notes),
  ...stamp,
});
