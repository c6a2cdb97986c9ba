import type { Bilingual, Locale } from '#studio/locale.ts';

/** The languages' names, each in itself. */
export const OWN_LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  id: 'Bahasa Indonesia',
};

/** The languages' names in each language. */
export const languageNames: Bilingual<Record<Locale, string>> = {
  en: { en: 'English', id: 'Indonesian' },
  id: { en: 'Inggris', id: 'Indonesia' },
};
