import * as v from 'valibot';
import { ERROR_REPORT_LENGTHS } from './report-limits.ts';
import { serverTime, text } from '../fields.ts';

/** `error_report/{id}`: exactly these seven fields (docs/behaviour.md, "Records and browser storage"). */
export const errorReportRecord = v.object({
  error_report_by_dev: text(ERROR_REPORT_LENGTHS.error_report_by_dev),
  error_report_by_system: text(ERROR_REPORT_LENGTHS.error_report_by_system),
  error_stack_report_by_system: text(ERROR_REPORT_LENGTHS.error_stack_report_by_system),
  what_platform: text(ERROR_REPORT_LENGTHS.what_platform),
  what_page: text(ERROR_REPORT_LENGTHS.what_page),
  what_function: text(ERROR_REPORT_LENGTHS.what_function),
  created_date: serverTime,
});
