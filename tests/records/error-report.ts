import type { ErrorReport } from '#model/errors/report-limits.ts';

/** The texts of a report as a page writes it; the document of `error_report` has `created_date` too. */
export const errorReport = (changes: Partial<ErrorReport> = {}): ErrorReport => ({
  error_report_by_dev: 'sending the contact form',
  error_report_by_system: 'TypeError: Failed to fetch',
  error_stack_report_by_system: 'TypeError: Failed to fetch\n    at submit (/assets/a.js:1:2)',
  what_platform: 'Client',
  what_page: '/contact-us',
  what_function: 'submit',
  ...changes,
});
