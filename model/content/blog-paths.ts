import type { Locale } from '../locale.ts';

/* Paths below the blog that the function `pages` answers with documents without the app. */

/** The pages of the list; the rest of the path is the cursor of the post that a page begins after, as an answer gave it. */
export const LISTS_PATH = '/blog/from/';

/** The page of the latest posts, which is up to date without scripting; `~` is in no slug. */
export const LATEST_POSTS_PATH = `${LISTS_PATH}~latest`;

/** Behind the path of a page of the list: the way to the page after it. */
export const OLDER_POSTS = '/older';

/** The Atom feed of a language. */
export const feedPath = (locale: Locale): string => `/blog/feed-${locale}.xml`;
