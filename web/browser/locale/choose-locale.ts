import { type Locale, isLocale } from '#studio/locale.ts';

/** What the choice of language depends on; every value comes from the browser or the visitor and is unchecked. */
export interface LocaleHints {
  /** The address's query, with or without `?`. */
  search: string;
  /** The stored choice of language. */
  stored: string | null;
  /** The browser's preferred language, e.g. `id-ID`. */
  browser: string | undefined;
}

/**
 * The visitor's language: `hl`, then the stored choice, then Indonesian for browsers whose language starts with "id",
 * then English (docs/behaviour.md, "States and transitions"). Values other than `en` and `id` count as absent.
 */
export function chooseLocale({ search, stored, browser }: LocaleHints): Locale {
  const requested = new URLSearchParams(search).get('hl');
  if (isLocale(requested)) return requested;
  if (isLocale(stored)) return stored;
  return browser?.toLowerCase().startsWith('id') ? 'id' : 'en';
}
