export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

export type Bilingual<T> = Record<Locale, T>;

export const OWN_LANGUAGE_NAMES: Bilingual<string> = { en: 'English', id: 'Bahasa Indonesia' };

/** By which dates and numbers are written, and search engines know the language. */
export const LANGUAGE_TAGS: Bilingual<`${string}-${string}`> = { en: 'en-GB', id: 'id-ID' };

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const inEachLocale = <T>(make: (locale: Locale) => T): Bilingual<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Bilingual<T>;

export const otherLocales = (locale: Locale): Locale[] => LOCALES.filter((one) => one !== locale);

export const localesFor = (locale: Locale): Locale[] => [locale, ...otherLocales(locale)];

/** In which language readers of one get a text. */
export const writtenFor = (locale: Locale, texts: Partial<Bilingual<unknown>>): Locale =>
  localesFor(locale).find((one) => texts[one]) ?? locale;

/** Firebase Hosting picks the language of a page by it, before `Accept-Language`. */
export const LANGUAGE_COOKIE = 'firebase-language-override';

/** For pages that functions render: Hosting passes on no other cookie. */
export const FUNCTION_LANGUAGE_COOKIE = '__session';

export const languageCookies = (locale: Locale): string[] =>
  [LANGUAGE_COOKIE, FUNCTION_LANGUAGE_COOKIE].map(
    (name) => `${name}=${locale};path=/;max-age=31536000;samesite=lax`,
  );
