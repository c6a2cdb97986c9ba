import type { Locale } from '../../../model/locale.ts';

/** Longest accepted path, in characters. */
const MAX_LENGTH = 2000;

/** Placeholder for the site's own origin; only paths are returned. */
const SITE = 'https://site.invalid';

/**
 * The requested path with `hl` set to the locale; an old `hl` would change the language back. An address that the URL
 * parser does not read as exactly this path on the site's origin is refused, and the path of the home page is returned:
 * `//host`, `/\host`, `/.//host`, `javascript:`, and addresses with tabs or newlines, which the parser drops.
 */
export function returnPath(requested: string, locale: Locale): string {
  const parsed = requested.length <= MAX_LENGTH ? URL.parse(requested, SITE) : null;
  const url = parsed?.href === SITE + requested ? parsed : new URL(SITE);
  // In browsers with scripting, `hl` takes precedence over the stored language.
  url.searchParams.set('hl', locale);
  return url.pathname + url.search + url.hash;
}

/** Path and query of the page that a Referer names; '' where it names none. */
export function refererPath(referrer: string): string {
  const url = URL.parse(referrer);
  return url ? url.pathname + url.search : '';
}
