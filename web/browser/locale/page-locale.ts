import { type Locale, isLocale } from '#studio/locale.ts';

export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
}
