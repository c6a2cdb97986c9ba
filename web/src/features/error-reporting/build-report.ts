import type { ErrorReport } from '../../../../model/error-report.ts';
import { DEFAULT_PLATFORM, ERROR_REPORT_LENGTHS } from '../../../../model/error-report-limits.ts';
import type { CapturedError } from './report-error.ts';
import { scrub } from './scrub.ts';

/** The record as it is stored, without `created_date`: scrubbed, and cut to what the rules accept. */
export function toReport(sighting: CapturedError): ErrorReport {
  const { message, stack, page, action: during, functionName: inFunction } = sighting;
  return {
    error_report_by_dev: cut(during, ERROR_REPORT_LENGTHS.error_report_by_dev),
    error_report_by_system: cut(message, ERROR_REPORT_LENGTHS.error_report_by_system),
    error_stack_report_by_system: cut(stack, ERROR_REPORT_LENGTHS.error_stack_report_by_system),
    what_platform: DEFAULT_PLATFORM,
    what_page: cut(page, ERROR_REPORT_LENGTHS.what_page),
    what_function: cut(inFunction, ERROR_REPORT_LENGTHS.what_function),
  };
}

/** Scrubs first, so that a cut never leaves half an address unrecognised. */
function cut(text: unknown, length: number): string {
  // Far beyond any limit only time would be lost on scrubbing.
  // oxlint-disable-next-line typescript/no-base-to-string -- anything can be thrown; `[object Object]` is then the truth
  const scrubbed = scrub(String(text ?? '').slice(0, 4 * length)).slice(0, length);
  // A cut in the middle of a surrogate pair would leave text that cannot be stored.
  return scrubbed.replace(/\p{Surrogate}/gu, '\uFFFD');
}
