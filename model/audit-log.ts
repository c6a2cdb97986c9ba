import * as v from 'valibot';
import type { Stored } from './fields.ts';
import { serverTime, text, writer, writerEmail } from './fields.ts';

/** Audited changes. A new one needs a row here, in the rules, and a text in both languages. */
export const AUDIT_ACTIONS = [
  'message_status',
  'message_notes',
  'message_delete',
  'message_keep',
  'message_export',
  'admin_grant',
  'admin_revoke',
  'version_set',
  'content_create',
  'content_save',
  'content_publish',
  'content_unpublish',
  'content_delete',
  'content_restore',
  'content_order',
  'error_resolve',
  'error_mute',
  'error_reopen',
] as const;
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
export type AuditEntry<Time> = Stored<v.InferInput<typeof auditEntryRecord>, Time>;
export type AuditRecord = v.InferOutput<typeof auditEntryRecord>;
