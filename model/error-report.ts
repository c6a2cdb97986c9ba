import * as v from 'valibot';
import { ERROR_REPORT_LENGTHS } from './error-report-limits.ts';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** `error_report` (docs/behaviour.md, section 3) without `created_date`, which is the server's time. */
export const errorReportSchema = v.strictObject({
  error_report_by_dev: text(ERROR_REPORT_LENGTHS.error_report_by_dev),
  error_report_by_system: text(ERROR_REPORT_LENGTHS.error_report_by_system),
  error_stack_report_by_system: text(ERROR_REPORT_LENGTHS.error_stack_report_by_system),
  what_platform: text(ERROR_REPORT_LENGTHS.what_platform),
  what_page: text(ERROR_REPORT_LENGTHS.what_page),
  what_function: text(ERROR_REPORT_LENGTHS.what_function),
});

export type ErrorReport = v.InferOutput<typeof errorReportSchema>;
