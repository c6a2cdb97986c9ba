import * as v from 'valibot';
import { auditEntryFields } from '../audit-log.ts';
import { serverTime, writer, writerEmail } from './fields.ts';

/** `audit_log/{id}` as stored; never changed or deleted. */
export const auditEntryRecord = v.strictObject({
  ...auditEntryFields,
  by: writer,
  by_email: writerEmail,
  created_date: serverTime,
});
