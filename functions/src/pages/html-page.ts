import type { Context } from 'hono';
import { type DetectorOptions, detectFromHeader, detectFromQuery } from 'hono/language';
import type { RenderedPage } from '../../../model/pages/renderer.ts';
import { type Locale, isLocale, LOCALES } from '../../../studio/locale.ts';

/** Headers of a page whose address is the permission to read it. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

export function htmlPage(
  { html, headers }: RenderedPage,
  locale: Locale,
  cache: string,
  status = 200,
): Response {
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      ...(cache === 'private' ? PRIVATE : { 'Cache-Control': cache, Vary: 'Accept-Language' }),
    },
  });
}

const DETECTOR: DetectorOptions = {
  order: [],
  lookupQueryString: 'hl',
  lookupCookie: '',
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  supportedLanguages: [...LOCALES],
  fallbackLanguage: 'en',
  ignoreCase: true,
  caches: false,
};

/** The first of the browser's languages that the site has, as Hosting chooses; English without one. */
export function browserLocale(c: Context): Locale {
  const language = detectFromHeader(c, DETECTOR);
  return isLocale(language) ? language : 'en';
}

/** The language of a page with one address for all languages. */
export function requestedLocale(c: Context): Locale {
  const language = detectFromQuery(c, DETECTOR);
  return isLocale(language) ? language : browserLocale(c);
}
