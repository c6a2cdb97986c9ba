/** Within this time after a reload that the site made by itself, it makes no other one (docs/behaviour.md, section 9). */
export const RELOAD_GUARD_MS = 10_000;

/** The same for a missing chunk, where the reload before brought the same build again. */
export const SAME_BUILD_GUARD_MS = 10 * 60_000;
