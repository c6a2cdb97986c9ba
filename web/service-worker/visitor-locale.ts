import type { Locale } from '../../model/locale.ts';
import { LANGUAGE_COOKIE } from '../../model/locale.ts';
import { chooseLocale } from '../src/features/i18n/choose-locale.ts';
import { readState } from './state.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The visitor's language as far as a worker can know it: `hl`, the language cookie, what a page said
 * last, the browser's language. localStorage, where pages keep the choice, is out of a worker's reach.
 */
export async function visitorLocale(search: string): Promise<Locale> {
  const stored = (await languageCookie()) ?? (await readState()).locale;
  return chooseLocale({ search, stored, browser: navigator.language });
}

/** Null where there is no cookie, or the browser does not show cookies to workers. */
async function languageCookie(): Promise<string | null> {
  try {
    return (await self.cookieStore.get(LANGUAGE_COOKIE))?.value ?? null;
  } catch {
    return null;
  }
}
