import { chooseLocale } from '#browser/locale/choose-locale.ts';
import { type Locale, LANGUAGE_COOKIE } from '#studio/locale.ts';
import { readState } from './state.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The visitor's language as far as a worker can know it: `hl`, the language cookie, the language that a page sent last,
 * the browser's language. A worker has no access to localStorage, where pages store the choice.
 * @param search the address's query
 */
export async function visitorLocale(search: string): Promise<Locale> {
  const stored = (await languageCookie()) ?? (await readState()).part?.locale ?? null;
  return chooseLocale({ search, stored, browser: navigator.language });
}

/** Null where there is no cookie, or workers have no access to cookies in this browser. */
async function languageCookie(): Promise<string | null> {
  try {
    return (await self.cookieStore.get(LANGUAGE_COOKIE))?.value ?? null;
  } catch {
    return null;
  }
}
