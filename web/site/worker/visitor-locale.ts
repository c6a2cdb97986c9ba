import { chooseLocale } from '#browser/locale/choose-locale.ts';
import { type Locale, LANGUAGE_COOKIE } from '#studio/locale.ts';
import { readState } from './state.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The visitor's language: `hl`, the language cookie, the language that a page sent last, the browser's. Workers have no
 * localStorage.
 */
export async function visitorLocale(search: string): Promise<Locale> {
  const stored = (await languageCookie()) ?? (await readState()).part?.locale ?? null;
  return chooseLocale({ search, stored, browser: navigator.language });
}

/** Null if workers have no access to cookies. */
async function languageCookie(): Promise<string | null> {
  try {
    return (await self.cookieStore.get(LANGUAGE_COOKIE))?.value ?? null;
  } catch {
    return null;
  }
}
