import * as v from 'valibot';
import { serverTime, text } from '../fields.ts';
import { ERROR_REPORT_LENGTHS, isErrorPlatform } from './report-limits.ts';

/*
 * Error reports, counted as they arrive so that the cost of reading does not depend on their number. Written by
 * the background function `errorCounts`, read and changed through `/api/admin/errors` (`model/errors/api.ts`) only.
 */
export const ERROR_GROUP_STATUSES = ['open', 'resolved'] as const;
export type ErrorGroupStatus = (typeof ERROR_GROUP_STATUSES)[number];

/** Part of every fingerprint, and so of a group's id: raise it when the grouping changes, so that old and new groups never mix. */
export const FINGERPRINT_VERSION = 2;

/** Hexadecimal digits of a fingerprint, after its version: `v2-…`. */
export const FINGERPRINT_DIGITS = 24;

/** Longest search, in characters. */
export const ERROR_SEARCH_LENGTH = 80;

/**
 * Groups that begin within a day; further kinds of errors are counted in `OVERFLOW_GROUP`, so that a flood of invented
 * errors neither fills the database nor hides the groups that are known.
 */
export const NEW_GROUPS_PER_DAY = 300;
/** Id of the group of errors beyond `NEW_GROUPS_PER_DAY`. */
export const OVERFLOW_GROUP = `v${FINGERPRINT_VERSION}-${'f'.repeat(FINGERPRINT_DIGITS)}`;

/** Days for which a group counts as new, from its first report. */
export const NEW_ERROR_DAYS = 7;

/** Groups per page of the list. */
export const ERROR_GROUP_PAGE = 50;
/** Groups that a search looks through, the latest seen first: more than a studio ever has, unless it is flooded. */
export const ERROR_GROUPS_SEARCHED = 2000;

/** `error_group/{fingerprint}`; moments in milliseconds since 1970. A malformed field reads as empty. */
export const errorGroupRecord = v.object({
  /** The sample: the facts of the latest report, under the names they have in it. */
  error_report_by_dev: v.fallback(v.string(), ''),
  error_report_by_system: v.fallback(v.string(), ''),
  error_stack_report_by_system: v.fallback(v.string(), ''),
  what_function: v.fallback(v.string(), ''),
  what_page: v.fallback(v.string(), ''),
  /** Null where the report names none that is known. */
  what_platform: v.fallback(v.nullable(v.pipe(v.string(), v.check(isErrorPlatform))), null),
  count: v.fallback(v.number(), 0),
  first_seen: v.fallback(v.number(), 0),
  last_seen: v.fallback(v.number(), 0),
  /** The build that was deployed when the latest report came. */
  build: v.fallback(v.string(), ''),
  status: v.fallback(v.picklist(ERROR_GROUP_STATUSES), 'open'),
  /** The build that was deployed when it was resolved: only a report under another one reopens it. Null while it is open. */
  resolved_build: v.fallback(v.nullable(v.string()), null),
  resolved_at: v.fallback(v.nullable(v.number()), null),
  /** True once it came back after being resolved. */
  reopened: v.fallback(v.boolean(), false),
  /** E-mail address or uid of the admin who changed the status last. */
  changed_by: v.fallback(v.nullable(v.string()), null),
  /** When Firestore deletes it (`firestore.indexes.json`), which alone reads it. */
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
