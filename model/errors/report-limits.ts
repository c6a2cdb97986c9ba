// Apart from error-report.ts, so that public pages get these without valibot.

/** Upper lengths of the texts of an error report, in characters; the client cuts to them, the rules refuse beyond them. */
export const ERROR_REPORT_LENGTHS = {
  error_report_by_dev: 500,
  error_report_by_system: 2000,
  error_stack_report_by_system: 8000,
  what_platform: 60,
  what_page: 300,
  what_function: 200,
} as const;

/** Used when a report does not say where it comes from (docs/behaviour.md, section 3). */
export const DEFAULT_PLATFORM = 'Client';

/** Number of unsent reports that one browser stores; beyond it, the oldest are dropped. */
export const MAX_WAITING_REPORTS = 20;

/** Number of reports that one browser session makes: repeated errors need no further reports. */
export const MAX_REPORTS_PER_SESSION = 10;
