/** The site's languages (docs/behaviour.md, "Constants and limits"). */
export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

/** A value in every language. */
export type Bilingual<T> = Record<Locale, T>;

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'id';
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'id' : 'en';
}

/** The cookie by which Firebase Hosting picks the language of a page's HTML, before `Accept-Language`. */
export const LANGUAGE_COOKIE = 'firebase-language-override';

/** The same for pages that functions render: Hosting passes on no other cookie. */
export const FUNCTION_LANGUAGE_COOKIE = '__session';

/** Both cookies for `document.cookie` or `Set-Cookie`. */
export const languageCookies = (locale: Locale): string[] =>
  [LANGUAGE_COOKIE, FUNCTION_LANGUAGE_COOKIE].map(
    (name) => `${name}=${locale};path=/;max-age=31536000;samesite=lax`,
  );
