/** Within this time after a reload that the site made by itself, it makes no other one (specification, section 9). */
export const RELOAD_GUARD_MS = 10_000;
