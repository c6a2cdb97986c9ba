import { type Locale, isLocale } from '#studio/locale.ts';

/** The language of the open page, for code without React. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
