// Without valibot: public pages load it.

/** In characters; the client cuts to them, the rules refuse beyond them. */
export const ERROR_REPORT_LENGTHS = {
  error_report_by_dev: 500,
  error_report_by_system: 2000,
  error_stack_report_by_system: 8000,
  what_platform: 60,
  what_page: 300,
  what_function: 200,
} as const;

/** In reports, groups and on the admin page. */
export type ErrorReport = Record<keyof typeof ERROR_REPORT_LENGTHS, string>;

/** First word of `what_platform`; others, which anyone may send, are shown nowhere. */
export const ERROR_PLATFORMS = ['Client', 'Installed app', 'Function'] as const;
export type ErrorPlatform = (typeof ERROR_PLATFORMS)[number];

export const DEFAULT_PLATFORM: ErrorPlatform = 'Client';

const KNOWN_PLATFORM = new RegExp(
  `^(?:${ERROR_PLATFORMS.join('|')})(?:, [A-Za-z][A-Za-z ]{1,20}(?: \\d{1,4})?){0,2}$`,
);

/** Alone or with browser and system: "Client, Chrome 140, Android". */
export function isErrorPlatform(text: string): boolean {
  return KNOWN_PLATFORM.test(text);
}

/** In one browser; the oldest go first. */
export const MAX_WAITING_REPORTS = 20;

export const MAX_REPORTS_PER_SESSION = 10;
