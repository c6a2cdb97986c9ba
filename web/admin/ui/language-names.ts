import type { Bilingual, Locale } from '#studio/locale.ts';

/** The languages' names in each language. */
export const languageNames: Bilingual<Record<Locale, string>> = {
  en: { en: 'English', id: 'Indonesian' },
  id: { en: 'Inggris', id: 'Indonesia' },
};
