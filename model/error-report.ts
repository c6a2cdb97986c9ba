import * as v from 'valibot';

/** Upper lengths of the texts of an error report, in characters; the client cuts to them, the rules refuse beyond them. */
export const ERROR_REPORT_LENGTHS = {
  error_report_by_dev: 500,
  error_report_by_system: 2000,
  error_stack_report_by_system: 8000,
  what_platform: 60,
  what_page: 300,
  what_function: 200,
} as const;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** `error_report` (specification, section 3) without `created_date`, which is the server's time. */
export const errorReportSchema = v.strictObject({
  error_report_by_dev: text(ERROR_REPORT_LENGTHS.error_report_by_dev),
  error_report_by_system: text(ERROR_REPORT_LENGTHS.error_report_by_system),
  error_stack_report_by_system: text(ERROR_REPORT_LENGTHS.error_stack_report_by_system),
  what_platform: text(ERROR_REPORT_LENGTHS.what_platform),
  what_page: text(ERROR_REPORT_LENGTHS.what_page),
  what_function: text(ERROR_REPORT_LENGTHS.what_function),
});

export type ErrorReport = v.InferOutput<typeof errorReportSchema>;

/** Used when a report does not say where it comes from (specification, section 3). */
export const DEFAULT_PLATFORM = 'Client';
