import * as v from 'valibot';
import { storedTime } from './stored-time.ts';

/** What admins do, as the audit list names it. A new kind of change is a new row here and a word in both languages. */
export const AUDIT_ACTIONS = [
  'message_status',
  'message_notes',
  'message_delete',
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
 * What an admin's client writes to `audit_log/{generated id}`, in the same batch as the change itself; with it goes
 * `created_date`, the server's time. `target` is `{collection}/{document id}`, `detail` a short value such as the new
 * status or version, `by` the admin's uid and `by_email` the address in the admin's token ('' where it has none).
 * Nobody changes or deletes a record.
 */
export const auditEntryFields = {
  action: v.picklist(AUDIT_ACTIONS),
  target: v.pipe(v.string(), v.maxLength(AUDIT_LIMITS.target)),
  detail: v.pipe(v.string(), v.maxLength(AUDIT_LIMITS.detail)),
  by: v.string(),
  by_email: v.string(),
};
export type AuditEntry = v.InferOutput<v.StrictObjectSchema<typeof auditEntryFields, undefined>>;

/** `audit_log/{id}` as read back, `created_date` in milliseconds since 1970. */
export const auditRecordSchema = v.object({ ...auditEntryFields, created_date: storedTime });
export type AuditRecord = v.InferOutput<typeof auditRecordSchema>;
