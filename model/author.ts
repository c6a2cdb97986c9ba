/** Whom a post names as its author: the studio as a whole, or one of the founders, who are known by their role. */
export const AUTHORS = ['studio', 'engineering', 'design'] as const;
export type Author = (typeof AUTHORS)[number];

/** The author of posts that name none. */
export const DEFAULT_AUTHOR: Author = 'studio';
