import * as v from 'valibot';

/**
 * Error reports, counted as they arrive so that reading never depends on how many there are:
 * `error_group/{fingerprint}` per kind of error and `error_day/{yyyy-mm-dd}_{shard}` per day. Both are
 * written by the function `errorCounts` only, and read through `/api/admin/errors` only.
 */
export const ERROR_GROUP_STATUSES = ['open', 'resolved', 'muted'] as const;
export type ErrorGroupStatus = (typeof ERROR_GROUP_STATUSES)[number];

/** Part of every fingerprint: raise it when the grouping changes, so that old and new groups never mix. */
export const FINGERPRINT_VERSION = 1;

/** `error_group/{fingerprint}`; times in milliseconds since 1970. */
export interface ErrorGroup {
  fingerprint_version: number;
  /** What was being done, in plain words, of the latest report. */
  during: string;
  message: string;
  stack: string;
  in_function: string;
  count: number;
  first_seen: number;
  last_seen: number;
  /** At most `ERROR_GROUP_LIMITS.places` each. */
  pages: string[];
  platforms: string[];
  /** Reports per day (`yyyy-mm-dd`, Jakarta time), kept for `ERROR_DAYS`. */
  days: Record<string, number>;
  /** Lower-case words to search for. */
  words: string[];
  status: ErrorGroupStatus;
  /** Names of the built scripts it came from, `ERROR_GROUP_LIMITS.scripts` at most; a changed one has another name. */
  scripts: string[];
  /** Build that was the latest when it was resolved, '' where any later report reopens it; null while it is not. */
  resolved_after: string | null;
  resolved_at: number | null;
  /** True once it came back after being resolved. */
  reopened: boolean;
  changed_by: string | null;
}

export const ERROR_GROUP_LIMITS = {
  places: 20,
  scripts: 60,
  words: 60,
  build: 80,
  search: 80,
} as const;

/** Days that charts show at most. */
export const ERROR_DAYS = 30;
/** Counters per day: bounds both contention and what opening a chart reads. */
export const ERROR_DAY_SHARDS = 3;
/** Groups per page of the list, and reports shown of one group. */
export const ERROR_GROUP_PAGE = 50;
export const ERROR_GROUP_SAMPLES = 10;

/** `GET /api/admin/errors?days=7|30`: oldest first, today last, days without errors included. */
export interface ErrorDaysAnswer {
  days: { day: string; count: number }[];
  total: number;
}

/** A row of the list: the group without its stack; `days` as `ErrorDaysAnswer.days`, `ERROR_DAYS` of them. */
export interface ErrorGroupRow extends Omit<
  ErrorGroup,
  'stack' | 'words' | 'scripts' | 'days' | 'fingerprint_version'
> {
  id: string;
  days: number[];
}

/** `GET /api/admin/errors?status=&search=&before=`: newest first; `next` is the `before` of the next page. */
export interface ErrorGroupsAnswer {
  groups: ErrorGroupRow[];
  next: number | null;
}

/** `GET /api/admin/errors?group={id}`. */
export interface ErrorGroupAnswer {
  group: ErrorGroupRow & { stack: string };
  reports: {
    id: string;
    created: number;
    page: string;
    platform: string;
    during: string;
    stack: string;
  }[];
}

/** `POST /api/admin/errors`: answers `ErrorGroupRow`. */
export const errorGroupChangeSchema = v.strictObject({
  group: v.pipe(v.string(), v.regex(/^v\d{1,3}-[0-9a-f]{24}$/)),
  action: v.picklist(['resolve', 'reopen', 'mute']),
  /** With `resolve`: the latest build that still has the error, so that visitors who still run it do not reopen it. */
  build: v.optional(v.pipe(v.string(), v.maxLength(ERROR_GROUP_LIMITS.build)), ''),
});
export type ErrorGroupChange = v.InferOutput<typeof errorGroupChangeSchema>;
