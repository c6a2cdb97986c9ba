export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

export type Bilingual<T> = Record<Locale, T>;

export const OWN_LANGUAGE_NAMES: Bilingual<string> = { en: 'English', id: 'Bahasa Indonesia' };

export const LANGUAGE_TAGS: Bilingual<`${string}-${string}`> = { en: 'en-GB', id: 'id-ID' };

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

export const inEachLocale = <T>(make: (locale: Locale) => T): Bilingual<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Bilingual<T>;

export const otherLocales = (locale: Locale): Locale[] => LOCALES.filter((one) => one !== locale);

export const localesFor = (locale: Locale): Locale[] => [locale, ...otherLocales(locale)];

/** The language in which readers of one get a text. */
export const writtenFor = (locale: Locale, texts: Partial<Bilingual<unknown>>): Locale =>
  localesFor(locale).find((one) => texts[one]) ?? locale;

/** Everybody gets this language there: `/en/x`, `/id/x`. @param path without a language; may have query and fragment */
export const languagePath = (path: string, locale: Locale): string =>
  `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;

/** The canonical path: English at `/x`, other languages at `/id/x`. */
export const localizedPath = (path: string, locale: Locale): string =>
  locale === 'en' ? path : languagePath(path, locale);

/** The path without its language, and that language, if it names one. `//` never begins the path: that would be a host. */
export function splitPath(pathname: string): { path: string; locale: Locale | null } {
  const locale = /^\/([^/]*)/.exec(pathname)?.[1];
  if (!isLocale(locale)) return { path: pathname, locale: null };
  return { path: pathname.slice(1 + locale.length).replace(/^\/*/, '/'), locale };
}
