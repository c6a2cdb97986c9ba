// Apart from report.ts, so that public pages get these without valibot.

/** Upper lengths of the texts of an error report, in characters; the client cuts to them, the rules refuse beyond them. */
export const ERROR_REPORT_LENGTHS = {
  error_report_by_dev: 500,
  error_report_by_system: 2000,
  error_stack_report_by_system: 8000,
  what_platform: 60,
  what_page: 300,
  what_function: 200,
} as const;

/**
 * The six facts of an error. They have these names (docs/behaviour.md, "Records and browser storage") everywhere: in
 * the browser that reports the error, in its record, in its group and on the admin page.
 */
export type ErrorReport = Record<keyof typeof ERROR_REPORT_LENGTHS, string>;

/**
 * Where an error can happen, the first word of `what_platform`: in a browser's tab, in the installed app, or in a function
 * whose answer a page reports. Anyone may send another text, which is shown nowhere.
 */
export const ERROR_PLATFORMS = ['Client', 'Installed app', 'Function'] as const;
export type ErrorPlatform = (typeof ERROR_PLATFORMS)[number];

/** Used when a report does not say where it comes from (docs/behaviour.md, "Records and browser storage"). */
export const DEFAULT_PLATFORM: ErrorPlatform = 'Client';

const KNOWN_PLATFORM = new RegExp(`^(?:${ERROR_PLATFORMS.join('|')})(?:, [A-Za-z][A-Za-z ]{1,20}(?: \\d{1,4})?){0,2}$`);

/** True for a text that names a platform, alone or with browser and system: "Client, Chrome 140, Android". */
export function isErrorPlatform(text: string): boolean {
  return KNOWN_PLATFORM.test(text);
}

/** Number of unsent reports that one browser stores; beyond it, the oldest are dropped. */
export const MAX_WAITING_REPORTS = 20;

/** Number of reports that one browser session makes: repeated errors need no further reports. */
export const MAX_REPORTS_PER_SESSION = 10;
