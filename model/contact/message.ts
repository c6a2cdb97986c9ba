import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { UID_LENGTH } from '../lengths.ts';
import { type Stored, serverTime, stamp, text, writer } from '../record-schemas.ts';
import { DAY_MS } from '../time-zone.ts';
import { VISIT_LIMITS } from '../visits/limits.ts';
import { CONTACT_LIMITS } from './form.ts';

export const MAIL_PROBLEM_LENGTH = 200;

/** `too_many`: a limit of mails was reached. `refused`: for good, receipts only. `failing`: tried again for `MAIL_RETRY_MS`. */
const MAIL_PROBLEMS = ['not_configured', 'too_many', 'refused', 'failing'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

export const MAIL_RETRY_MS = DAY_MS;

export const mailProblem = (problem: MailProblem, reason = ''): string =>
  (reason === '' ? problem : `${problem}: ${reason}`)
    .slice(0, MAIL_PROBLEM_LENGTH)
    .replace(/\p{Cs}$/u, '');

export function parseMailProblem(stored: string): { problem: MailProblem; reason: string } {
  const [name = '', ...rest] = stored.split(': ');
  const problem = MAIL_PROBLEMS.find((known) => known === name);
  return problem ? { problem, reason: rest.join(': ') } : { problem: 'refused', reason: stored };
}

export const KEPT_STATUSES = ['new', 'in_progress', 'done', 'spam'] as const;

export const OPEN_STATUSES = ['new', 'in_progress'] as const;

/** `deleted`: in the bin, until the clean-up deletes it (`studio/retention.ts`). */
const MESSAGE_STATUSES = [...KEPT_STATUSES, 'deleted'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `contact_message/{reference}`. The account `uid` may read it. */
export const contactMessageRecord = v.object({
  reference: text(40),
  /** Limits of texts are in characters as people see them (`./api.ts`). */
  name: v.string(),
  email: v.exactOptional(text(CONTACT_LIMITS.email)),
  phone: v.exactOptional(text(CONTACT_LIMITS.phone.stored)),
  company: v.exactOptional(v.string()),
  /** Choices may not be offered any more. */
  package: v.exactOptional(text(CONTACT_LIMITS.choice)),
  budget: v.exactOptional(text(CONTACT_LIMITS.choice)),
  message: v.string(),
  locale: v.picklist(LOCALES),
  page: text(CONTACT_LIMITS.page),
  referral: v.exactOptional(
    v.object({
      page: text(VISIT_LIMITS.page),
      referrer: text(VISIT_LIMITS.referrer),
      source: text(VISIT_LIMITS.source),
    }),
  ),
  uid: v.exactOptional(text(UID_LENGTH)),
  status: v.picklist(MESSAGE_STATUSES),
  /** App Check vouches for the sender; a form without scripting has none. */
  checked: v.exactOptional(v.boolean()),
  created_date: serverTime,
  /** The mail server accepted the mail to the studio, or the receipt. */
  notified_at: v.exactOptional(serverTime),
  receipt_at: v.exactOptional(serverTime),
  notify_problem: v.exactOptional(text(MAIL_PROBLEM_LENGTH)),
  receipt_problem: v.exactOptional(text(MAIL_PROBLEM_LENGTH)),
  deleted_from: v.exactOptional(v.nullable(v.picklist(KEPT_STATUSES))),
  deleted_date: v.exactOptional(v.nullable(serverTime)),
  keep: v.exactOptional(v.boolean()),
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});
export type ContactMessage<Time> = Stored<v.InferInput<typeof contactMessageRecord>, Time>;
export type StoredMessage = v.InferOutput<typeof contactMessageRecord>;

const earlierNotes = v.object({ notes: v.string(), saved_by: writer, saved_date: serverTime });
export type EarlierNotes = v.InferOutput<typeof earlierNotes>;

/** All of them stay within a document. */
export const EARLIER_NOTES_KEPT = 60;

/** `contact_message/{id}/private/notes`, apart from the message because its sender may read that. */
export const messageNotesRecord = v.object({
  notes: text(CONTACT_LIMITS.notes),
  revision: v.pipe(v.number(), v.metadata({ is: 'first revision' })),
  /** The notes that a conflict's decision, or restoring, took away. */
  replaced: v.exactOptional(text(CONTACT_LIMITS.notes)),
  earlier: v.exactOptional(v.array(earlierNotes)),
  ...stamp,
});

const storedNotes = v.object({
  notes: v.fallback(v.string(), ''),
  revision: v.fallback(v.number(), 0),
  replaced: v.fallback(v.string(), ''),
  earlier: v.fallback(v.array(earlierNotes), []),
  updated_by: v.fallback(v.string(), ''),
  updated_date: v.fallback(serverTime, 0),
});

export const parseNotes = (data: unknown): v.InferOutput<typeof storedNotes> =>
  v.parse(storedNotes, data ?? {});
