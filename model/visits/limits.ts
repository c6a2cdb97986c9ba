// Apart from visit.ts, so that public pages get these without valibot.

/** Upper lengths in characters. */
export const VISIT_LIMITS = { page: 200, referrer: 100, source: 40 } as const;

/** Largest body in bytes. */
export const VISIT_MAX_BYTES = 1024;

/** Views of one network address that an instance counts in a minute; further ones are answered and not counted. */
export const VIEWS_PER_MINUTE = 120;

/** What stands for every name that is not counted by itself. */
export const OTHER = 'other';

/** Names of each kind that a day has besides `OTHER`. */
export const NAMES_PER_DAY = 200;
