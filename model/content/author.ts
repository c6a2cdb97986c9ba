/** The founders by short names, which are part of addresses, of stored posts and of firestore.rules. No one reads them. */
export const FOUNDERS = ['engineering', 'design'] as const;
export type Founder = (typeof FOUNDERS)[number];

/** Whom a post names as its author: the studio as a whole, or one of the founders. */
export const AUTHORS = ['studio', ...FOUNDERS] as const;
export type Author = (typeof AUTHORS)[number];

/** The author of posts that name none. */
export const DEFAULT_AUTHOR: Author = 'studio';
