import * as v from 'valibot';
import { type Stored, serverTime, text, writer, writerEmail } from '../fields.ts';

/** As a browser knows them. */
export interface ActorId {
  uid: string;
}

/** As a function knows them. */
export interface Actor extends ActorId {
  /** In Firebase Auth; '' for none. */
  email: string;
}

/** A new one needs its texts in both languages (`web/admin/audit/messages.ts`). */
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

/** Of each text. */
export const AUDIT_LENGTH = 300;

/**
 * `audit_log/{id}`: one change by an admin. Functions write it in the transaction of the change, and so does
 * `admin:grant`. What browsers write themselves has `updated_by` and `updated_date`.
 */
export const auditEntryRecord = v.object({
  action: v.picklist(AUDIT_ACTIONS),
  /** `{collection}/{document id}` */
  target: text(AUDIT_LENGTH),
  /** Of the entry, the picture or the account; '' for messages: their senders have names of their own. */
  name: text(AUDIT_LENGTH),
  /** Such as the language. */
  detail: text(AUDIT_LENGTH),
  /** The admin's uid, or `admin:grant`. */
  by: writer,
  /** In Firebase Auth at that time; '' for none. */
  by_email: writerEmail,
  created_date: serverTime,
});

export type AuditEntry<Time> = Stored<v.InferInput<typeof auditEntryRecord>, Time>;
export type AuditRecord = v.InferOutput<typeof auditEntryRecord>;
