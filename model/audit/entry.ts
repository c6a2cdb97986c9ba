import * as v from 'valibot';
import { type Stored, serverTime, text, writer, writerEmail } from '../record-schemas.ts';

export interface ActorId {
  uid: string;
}

export interface Actor extends ActorId {
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

export const AUDIT_LENGTH = 300;

/**
 * `audit_log/{id}`: one change by an admin, written in the transaction of the change.
 * Browsers' own writes have `updated_by` and `updated_date` instead.
 */
export const auditEntryRecord = v.object({
  action: v.picklist(AUDIT_ACTIONS),
  /** `{collection}/{document id}` */
  target: text(AUDIT_LENGTH),
  /** Name of the entry, picture or account; '' for messages: their senders have names of their own. */
  name: text(AUDIT_LENGTH),
  detail: text(AUDIT_LENGTH),
  by: writer,
  by_email: writerEmail,
  created_date: serverTime,
});

export type AuditEntry<Time> = Stored<v.InferInput<typeof auditEntryRecord>, Time>;
export type AuditRecord = v.InferOutput<typeof auditEntryRecord>;
