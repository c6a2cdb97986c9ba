// Apart from visit.ts, so that public pages get these without valibot.

/** Upper lengths in characters. */
export const VISIT_LIMITS = { page: 200, referrer: 100, source: 40 } as const;

/** Largest bodies in bytes. */
export const VISIT_MAX_BYTES = 1024;
export const VITALS_MAX_BYTES = 512;

/** Views of one network address that an instance counts in a minute; further ones are answered and not counted. */
export const VIEWS_PER_MINUTE = 120;

/** What stands for every name that is not counted by itself. */
export const OTHER = 'other';

/** New names of each kind that a day takes; names of earlier days are always counted. */
export const NEW_NAMES_PER_DAY = 100;

/** Names of each kind that the night keeps, the most frequent first. */
export const KEPT_NAMES = 200;

/** One of so many page loads is measured. */
export const VITALS_SAMPLE = 10;
