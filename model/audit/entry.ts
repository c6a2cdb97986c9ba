import * as v from 'valibot';
import { type Stored, serverTime, text, writer, writerEmail } from '../fields.ts';

/** Who makes a change, as a browser knows them. */
export interface ActorId {
  uid: string;
}

/** The admin who makes a change, as a function knows them. */
export interface Actor extends ActorId {
  /** The account's address in Firebase Auth; '' where it has none. */
  email: string;
}

/** What is recorded. A new one needs its texts in both languages (`web/admin/audit/messages.ts`). */
export const AUDIT_ACTIONS = [
  'message_delete',
  'message_export',
  'admin_grant',
  'admin_revoke',
  'account_disable',
  'account_enable',
  'email_change',
  'content_restore',
  'content_publish',
  'content_schedule',
  'content_cancel',
  'content_unpublish',
  'content_delete',
  'content_erase',
  'content_order',
  'error_resolve',
  'error_reopen',
  'picture_describe',
  'picture_delete',
  'preview_create',
  'preview_revoke',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Most characters of each text. */
export const AUDIT_LENGTH = 300;

/**
 * `audit_log/{id}`: one change by an admin. Functions write it (`functions/src/audit/record.ts`), in the transaction of the
 * change, and `admin:grant`. What browsers write themselves says by `updated_by` and `updated_date` who changed it last.
 */
export const auditEntryRecord = v.object({
  action: v.picklist(AUDIT_ACTIONS),
  /** `{collection}/{document id}` */
  target: text(AUDIT_LENGTH),
  /** What the entry, the picture or the account was called; '' for messages, whose senders have names of their own. */
  name: text(AUDIT_LENGTH),
  /** A short value such as the language. */
  detail: text(AUDIT_LENGTH),
  /** The admin's uid, or `admin:grant`. */
  by: writer,
  /** Their address in Firebase Auth at that time; '' where there was none. */
  by_email: writerEmail,
  created_date: serverTime,
});

export type AuditEntry<Time> = Stored<v.InferInput<typeof auditEntryRecord>, Time>;
export type AuditRecord = v.InferOutput<typeof auditEntryRecord>;
