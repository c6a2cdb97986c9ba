import type { Locale } from '../../../model/locale.ts';

/** Longer ones are no address of a page. */
const LONGEST = 2000;

/** Stands for the site's own origin, whichever it is: only paths are given back. */
const SITE = 'https://site.invalid';

/**
 * The path of this site that was asked for, in a language: an `hl` that it has would change the language back. The URL
 * parser judges: an address that it reads as anything but that path on our origin (`//host`, `/\host`, `/.//host`,
 * `javascript:`, tabs and newlines, which it drops) is none of ours, and Home is given instead.
 */
export function returnPath(asked: string, locale: Locale): string {
  const parsed = asked.length <= LONGEST ? URL.parse(asked, SITE) : null;
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
