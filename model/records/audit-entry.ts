import * as v from 'valibot';
import { AUDIT_ACTIONS, AUDIT_LIMITS } from '../audit-log.ts';
import { serverTime, text, writer, writerEmail } from './fields.ts';

/** `audit_log/{id}` as stored; never changed or deleted. */
export const auditEntryRecord = v.strictObject({
  action: v.picklist(AUDIT_ACTIONS),
  target: text(AUDIT_LIMITS.target),
  detail: text(AUDIT_LIMITS.detail),
  by: writer,
  by_email: writerEmail,
  created_date: serverTime,
});
