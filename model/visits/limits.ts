// Apart from visit.ts, so that public pages get these without valibot.

/** Upper lengths in characters. */
export const VISIT_LIMITS = { page: 200, referrer: 100, source: 40 } as const;

/** In bytes. */
export const VISIT_MAX_BYTES = 1024;

/** Of one network address in an instance; further ones are answered and not counted. */
export const VIEWS_PER_MINUTE = 120;

/** Every name that is not counted by itself. */
export const OTHER = 'other';

/** Of each kind, besides `OTHER`. */
export const NAMES_PER_DAY = 200;
