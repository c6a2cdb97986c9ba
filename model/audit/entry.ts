import * as v from 'valibot';
import type { Stored } from '../fields.ts';
import { serverTime, text, writer, writerEmail } from '../fields.ts';

/** Audited changes that browsers of admins make. A new one needs a row here, in the rules, and a text in both languages. */
const CLIENT_AUDIT_ACTIONS = [
  'message_status',
  'message_notes',
  'message_delete',
  'message_keep',
  'message_export',
  'version_set',
  'content_create',
  'content_save',
  'content_restore',
] as const;

/** Audited changes that functions make; the rules refuse their entries from browsers. A new one needs its texts. */
const SERVER_AUDIT_ACTIONS = [
  'admin_grant',
  'admin_revoke',
  'content_publish',
  'content_unpublish',
  'content_delete',
  'content_order',
  'error_resolve',
  'error_mute',
  'error_reopen',
  'mail_send_again',
  'mail_settings',
  'content_import_clear',
  'picture_describe',
  'picture_replace',
  'picture_delete',
  'content_export',
  'content_import',
  'preview_create',
  'preview_revoke',
] as const;

export const AUDIT_ACTIONS = [...CLIENT_AUDIT_ACTIONS, ...SERVER_AUDIT_ACTIONS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Upper lengths in characters. */
export const AUDIT_LIMITS = { target: 300, detail: 300 } as const;

/**
 * `audit_log/{generated id}`: one change by an admin, written in the same batch as the change itself. Never
 * changed or deleted.
 */
export const auditEntryRecord = v.object({
  action: v.picklist(AUDIT_ACTIONS),
  /** `{collection}/{document id}` */
  target: text(AUDIT_LIMITS.target),
  /** A short value such as the new status or version. */
  detail: text(AUDIT_LIMITS.detail),
  /** The admin's uid. */
  by: writer,
  by_email: writerEmail,
  created_date: serverTime,
});

/** An entry that a browser writes. */
export const clientAuditEntryRecord = v.object({
  ...auditEntryRecord.entries,
  action: v.picklist(CLIENT_AUDIT_ACTIONS),
});
export type AuditEntry<Time> = Stored<v.InferInput<typeof auditEntryRecord>, Time>;
export type AuditRecord = v.InferOutput<typeof auditEntryRecord>;
