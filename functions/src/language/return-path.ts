import type { Locale } from '../../../model/locale.ts';

/** Longest accepted path, in characters. */
const MAX_LENGTH = 2000;

/** Placeholder for the site's own origin; only paths are returned. */
const SITE = 'https://site.invalid';

/**
 * The path of this site that was asked for, in a language: an `hl` that it has would change the language back. The URL
 * parser judges: an address that it reads as anything but that path on our origin (`//host`, `/\host`, `/.//host`,
 * `javascript:`, tabs and newlines, which it drops) is none of ours, and Home is given instead.
 */
export function returnPath(asked: string, locale: Locale): string {
  const parsed = asked.length <= MAX_LENGTH ? URL.parse(asked, SITE) : null;
  const url = parsed?.href === SITE + asked ? parsed : new URL(SITE);
  // Pages with scripting decide by `hl` before what they have stored.
  url.searchParams.set('hl', locale);
  return url.pathname + url.search + url.hash;
}

/** Path and query of the page that a Referer names; '' where it names none. */
export function refererPath(referrer: string): string {
  const url = URL.parse(referrer);
  return url ? url.pathname + url.search : '';
}
