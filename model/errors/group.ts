import * as v from 'valibot';
import { serverTime, text } from '../record-schemas.ts';
import { ERROR_REPORT_LENGTHS } from './report-limits.ts';

/** First word of `what_platform`; others, which anyone may send, are shown nowhere. */
export const ERROR_PLATFORMS = ['Client', 'Installed app', 'Function'] as const;
export type ErrorPlatform = (typeof ERROR_PLATFORMS)[number];

const KNOWN_PLATFORM = new RegExp(
  `^(?:${ERROR_PLATFORMS.join('|')})(?:, [A-Za-z][A-Za-z ]{1,20}(?: \\d{1,4})?){0,2}$`,
);

/** Alone or with browser and system: "Client, Chrome 140, Android". */
export function isErrorPlatform(platform: string): boolean {
  return KNOWN_PLATFORM.test(platform);
}

/** Statuses of a group of error reports. */
const ERROR_GROUP_STATUSES = ['open', 'resolved'] as const;
export type ErrorGroupStatus = (typeof ERROR_GROUP_STATUSES)[number];

/** Raise it with every change of the grouping. */
export const FINGERPRINT_VERSION = 2;

export const FINGERPRINT_DIGITS = 24;

/** New groups a day; a flood of invented errors is counted in `OVERFLOW_GROUP`. */
export const NEW_GROUPS_PER_DAY = 300;
export const OVERFLOW_GROUP = `v${FINGERPRINT_VERSION}-${'f'.repeat(FINGERPRINT_DIGITS)}`;

export const ERROR_GROUP_PAGE = 50;

/** `error_group/{fingerprint}`; moments in milliseconds since 1970. A malformed field reads as empty. */
export const errorGroupRecord = v.object({
  /** Copied from the latest report, like all texts of `ErrorReport`. */
  error_report_by_dev: v.fallback(v.string(), ''),
  error_report_by_system: v.fallback(v.string(), ''),
  error_stack_report_by_system: v.fallback(v.string(), ''),
  what_function: v.fallback(v.string(), ''),
  what_page: v.fallback(v.string(), ''),
  what_platform: v.fallback(v.nullable(v.pipe(v.string(), v.check(isErrorPlatform))), null),
  count: v.fallback(v.number(), 0),
  first_seen: v.fallback(v.number(), 0),
  last_seen: v.fallback(v.number(), 0),
  /** Id of the code (docs/glossary.md) of the page that failed last, or else of the one deployed then. */
  build: v.fallback(v.string(), ''),
  status: v.fallback(v.picklist(ERROR_GROUP_STATUSES), 'open'),
  /** Id of the code deployed when it was resolved: only a report of another one reopens it. */
  resolved_build: v.fallback(v.nullable(v.string()), null),
  resolved_at: v.fallback(v.nullable(v.number()), null),
  reopened: v.fallback(v.boolean(), false),
  changed_by: v.fallback(v.nullable(v.string()), null),
  /** Time at which Firestore deletes it (`firestore.indexes.json`). */
  expire_date: v.exactOptional(v.unknown()),
});
export type ErrorGroup = v.InferOutput<typeof errorGroupRecord>;

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

export type ErrorGroupRow = Omit<ErrorGroup, 'expire_date'> & { id: string };

export const errorGroupsQuerySchema = v.object({
  status: v.optional(v.nullable(v.picklist(ERROR_GROUP_STATUSES)), null),
  before: v.optional(
    v.nullable(v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number))),
    null,
  ),
});

export interface ErrorGroupsAnswer {
  groups: ErrorGroupRow[];
  next: number | null;
}

export const errorGroupChangeSchema = v.strictObject({
  group: v.pipe(v.string(), v.regex(new RegExp(`^v\\d{1,3}-[0-9a-f]{${FINGERPRINT_DIGITS}}$`))),
  action: v.picklist(['resolve', 'reopen']),
});
export type ErrorGroupChange = v.InferOutput<typeof errorGroupChangeSchema>;
