import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { type Locale, LANGUAGE_COOKIE, languageCookies } from '#studio/locale.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { chooseLocale } from './choose-locale.ts';

export function visitorLocale(): Locale {
  return chooseLocale({
    search: location.search,
    stored: readStorage(STORAGE_KEYS.locale),
    browser: navigator.language,
  });
}

/** With storage blocked the choice lasts until the page is left. */
export function storeLocale(locale: Locale): void {
  writeStorage(STORAGE_KEYS.locale, locale);
}

/** For Hosting. @returns false if cookies are off */
export function setLanguageCookie(locale: Locale): boolean {
  try {
    for (const cookie of languageCookies(locale)) document.cookie = cookie;
    return document.cookie.includes(`${LANGUAGE_COOKIE}=${locale}`);
  } catch {
    return false;
  }
}
