import type { Locale } from '../../../../model/locale.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { languageCookie } from '../../../../model/locale.ts';

/** The stored choice of language as it is, or null where there is none or storage is refused. */
export function readStoredLocale(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEYS.locale);
  } catch {
    return null;
  }
}

/** Keeps the choice in this browser; where storage is refused, it holds for this page only. */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORAGE_KEYS.locale, locale);
  } catch {
    // A browser that refuses storage still gets the language, from the address or its own settings.
  }
}

/**
 * Asks Hosting for this language from the next request on.
 * @returns false where cookies are off
 */
export function setLanguageCookie(locale: Locale): boolean {
  const cookie = languageCookie(locale);
  try {
    document.cookie = cookie;
    return document.cookie.split('; ').includes(cookie.split(';')[0] ?? '');
  } catch {
    return false;
  }
}
