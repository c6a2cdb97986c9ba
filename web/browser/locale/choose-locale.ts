import { type Locale, isLocale, splitPath } from '#studio/locale.ts';

interface LocaleHints {
  pathname: string;
  search: string;
  stored: string | null;
  browser: string | undefined;
}

/** `hl`, then the language that the path names. */
export function requestedLocale({
  pathname,
  search,
}: Pick<LocaleHints, 'pathname' | 'search'>): Locale | null {
  const requested = new URLSearchParams(search).get('hl');
  return isLocale(requested) ? requested : splitPath(pathname).locale;
}

/** Chooses the address's language, the stored choice, or the browser's. */
export function chooseLocale({ stored, browser, ...address }: LocaleHints): Locale {
  const requested = requestedLocale(address);
  if (requested !== null) return requested;
  if (isLocale(stored)) return stored;
  const own = browser?.slice(0, 2).toLowerCase();
  return isLocale(own) ? own : 'en';
}
