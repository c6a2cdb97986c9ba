import * as v from 'valibot';
import { errorReportSchema } from '../error-report.ts';
import { serverTime } from './fields.ts';

/** `error_report/{id}` as stored: exactly the seven fields of docs/behaviour.md, section 3. */
export const errorReportRecord = v.strictObject({
  ...errorReportSchema.entries,
  created_date: serverTime,
});
