export const ERROR_REPORT_LENGTHS = {
  error_report_by_dev: 500,
  error_report_by_system: 2000,
  error_stack_report_by_system: 8000,
  what_platform: 60,
  what_page: 300,
  what_function: 200,
} as const;

export type ErrorReport = Record<keyof typeof ERROR_REPORT_LENGTHS, string>;

export const MAX_REPORTS_PER_SESSION = 10;
