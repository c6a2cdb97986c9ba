import { type Locale, isLocale } from '#studio/locale.ts';

/** Unchecked. */
interface LocaleHints {
  search: string;
  stored: string | null;
  /** E.g. `id-ID`. */
  browser: string | undefined;
}

/** `hl`, then the stored choice, then the browser's (docs/behaviour.md, "States and transitions"). */
export function chooseLocale({ search, stored, browser }: LocaleHints): Locale {
  const requested = new URLSearchParams(search).get('hl');
  if (isLocale(requested)) return requested;
  if (isLocale(stored)) return stored;
  const own = browser?.slice(0, 2).toLowerCase();
  return isLocale(own) ? own : 'en';
}
