import { type Locale, isLocale } from '#studio/locale.ts';

/** The page's language, for code without React. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
