import type { ErrorReport } from '../../../../model/errors/report.ts';
import { DEFAULT_PLATFORM, ERROR_REPORT_LENGTHS } from '../../../../model/errors/report-limits.ts';
import type { CapturedError } from './captured-error.ts';
import { scrub } from './scrub.ts';

/** The record as it is stored, without `created_date`: scrubbed, and cut to the lengths that the rules accept. */
export function buildReport(captured: CapturedError): ErrorReport {
  const { message, stack, page, action, functionName, platform = DEFAULT_PLATFORM } = captured;
  return {
    error_report_by_dev: cut(action, ERROR_REPORT_LENGTHS.error_report_by_dev),
    error_report_by_system: cut(message, ERROR_REPORT_LENGTHS.error_report_by_system),
    error_stack_report_by_system: cut(stack, ERROR_REPORT_LENGTHS.error_stack_report_by_system),
    what_platform: cut(platform, ERROR_REPORT_LENGTHS.what_platform),
    what_page: cut(page, ERROR_REPORT_LENGTHS.what_page),
    what_function: cut(functionName, ERROR_REPORT_LENGTHS.what_function),
  };
}

/** Scrubs first: an address that was cut in half would not be recognised. */
function cut(text: unknown, length: number): string {
  // Text far beyond the limit is not worth the time to scrub it.
  // oxlint-disable-next-line typescript/no-base-to-string -- anything can be thrown; `[object Object]` is then correct
  const scrubbed = scrub(String(text ?? '').slice(0, 4 * length)).slice(0, length);
  // A cut inside a surrogate pair would leave text that cannot be stored.
  return scrubbed.replace(/\p{Surrogate}/gu, '\uFFFD');
}
