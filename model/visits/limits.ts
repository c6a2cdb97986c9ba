// No schemas here: public pages import this file.

export const VISIT_LIMITS = { page: 200, referrer: 100, source: 40 } as const;

export const VISIT_MAX_BYTES = 1024;

/** Views of one network address in an instance; further ones are answered and not counted. */
export const VIEWS_PER_MINUTE = 120;

export const OTHER = 'other';

export const NAMES_PER_DAY = 200;
