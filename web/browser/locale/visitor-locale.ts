import { STORAGE_KEYS } from '#model/storage-keys.ts';
import type { Locale } from '#studio/locale.ts';
import { readStorage, writeStorage } from '../storage.ts';
import { chooseLocale } from './choose-locale.ts';

export function visitorLocale(): Locale {
  return chooseLocale({
    pathname: location.pathname,
    search: location.search,
    stored: readStorage(STORAGE_KEYS.locale),
    browser: navigator.language,
  });
}

/** Lasts until the page is left if storage is blocked. */
export function storeLocale(locale: Locale): void {
  writeStorage(STORAGE_KEYS.locale, locale);
}
