import * as v from 'valibot';
import { time } from '../fields.ts';
import { ERROR_PLATFORMS } from './report-limits.ts';

/*
 * Error reports, counted as they arrive so that the cost of reading does not depend on their number. Written by
 * the background function `errorCounts`, read and changed through `/api/admin/errors` (`model/errors/api.ts`) only.
 */
export const ERROR_GROUP_STATUSES = ['open', 'resolved', 'muted'] as const;
export type ErrorGroupStatus = (typeof ERROR_GROUP_STATUSES)[number];

/** Part of every fingerprint, and so of a group's id: raise it when the grouping changes, so that old and new groups never mix. */
export const FINGERPRINT_VERSION = 1;

/** Hexadecimal digits of a fingerprint, after its version: `v1-…`. */
export const FINGERPRINT_DIGITS = 24;

export const ERROR_GROUP_LIMITS = {
  pages: 20,
  scripts: 60,
  build: 80,
  search: 80,
} as const;

/**
 * Groups that begin within a day; further kinds of errors are counted in `OVERFLOW_GROUP`, so that a flood of invented
 * errors neither fills the database nor hides the groups that are known.
 */
export const NEW_GROUPS_PER_DAY = 300;
/** Id of the group of errors beyond `NEW_GROUPS_PER_DAY`. */
export const OVERFLOW_GROUP = `v${FINGERPRINT_VERSION}-${'f'.repeat(FINGERPRINT_DIGITS)}`;

/** Days for which a group counts as new, from its first report. */
export const NEW_ERROR_DAYS = 7;

/** Days that charts show at most. */
export const ERROR_DAYS = 30;
/** Groups per page of the list. */
export const ERROR_GROUP_PAGE = 50;
/** Groups that a search looks through, the latest seen first: more than a studio ever has, unless it is flooded. */
export const ERROR_GROUPS_SEARCHED = 2000;
/** Reports shown of one group. */
export const ERROR_GROUP_SAMPLES = 10;

/** `error_group/{fingerprint}`; moments in milliseconds since 1970. A malformed field reads as empty. */
export const errorGroupRecord = v.object({
  /** The facts of the latest report, under the names they have in it. */
  error_report_by_dev: v.fallback(v.string(), ''),
  error_report_by_system: v.fallback(v.string(), ''),
  error_stack_report_by_system: v.fallback(v.string(), ''),
  what_function: v.fallback(v.string(), ''),
  /** Patterns of the pages of all reports, `ERROR_GROUP_LIMITS.pages` at most. */
  what_page: v.fallback(v.array(v.string()), []),
  /** The platforms of all reports that name one. */
  what_platform: v.fallback(v.array(v.picklist(ERROR_PLATFORMS)), []),
  count: v.fallback(v.number(), 0),
  first_seen: v.fallback(v.number(), 0),
  last_seen: v.fallback(v.number(), 0),
  /** Reports per day (`yyyy-mm-dd`, Jakarta time). */
  days: v.fallback(v.record(v.string(), v.number()), {}),
  status: v.fallback(v.picklist(ERROR_GROUP_STATUSES), 'open'),
  /** File names of the built scripts it came from, `ERROR_GROUP_LIMITS.scripts` at most; the names contain hashes. */
  scripts: v.fallback(v.array(v.string()), []),
  /** Build that was the latest when it was resolved, '' where any later report reopens it; null while it is not. */
  resolved_after: v.fallback(v.nullable(v.string()), null),
  resolved_at: v.fallback(v.nullable(v.number()), null),
  /** True once it came back after being resolved. */
  reopened: v.fallback(v.boolean(), false),
  /** E-mail address or uid of the admin who changed the status last. */
  changed_by: v.fallback(v.nullable(v.string()), null),
  /** When Firestore deletes it (`firestore.indexes.json`), which alone reads it. */
  expire_date: v.exactOptional(v.unknown()),
});
export type ErrorGroup = v.InferOutput<typeof errorGroupRecord>;

/** `error_counted/{id of the report}`: says that a report is counted, so that a repeated delivery counts once, and where. */
export const errorCountedRecord = v.object({
  /** Fingerprint of its group. */
  group: v.string(),
  created_date: time,
  expire_date: time,
});
