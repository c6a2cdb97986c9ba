import type { Locale } from '../locale.ts';

/** The Atom feed of a language. */
export const feedPath = (locale: Locale): string => `/blog/feed-${locale}.xml`;
