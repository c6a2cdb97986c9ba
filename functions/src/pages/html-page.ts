import type { Context } from 'hono';
import {
  type DetectorOptions,
  detectFromCookie,
  detectFromHeader,
  detectFromQuery,
} from 'hono/language';
import type { RenderedPage } from '../../../model/pages/renderer.ts';
import {
  type Locale,
  FUNCTION_LANGUAGE_COOKIE,
  isLocale,
  LOCALES,
} from '../../../studio/locale.ts';

/** For a page whose address is the permission to read it. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/** @param cache `Cache-Control`, or `private` */
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
      // Hosting adds the cookie that it passes on.
      ...(cache === 'private' ? PRIVATE : { 'Cache-Control': cache, Vary: 'Accept-Language' }),
    },
  });
}

const DETECTOR: DetectorOptions = {
  order: [],
  lookupQueryString: 'hl',
  lookupCookie: FUNCTION_LANGUAGE_COOKIE,
  lookupFromHeaderKey: 'accept-language',
  lookupFromPathIndex: 0,
  supportedLanguages: [...LOCALES],
  fallbackLanguage: 'en',
  ignoreCase: true,
  caches: false,
};

/** `hl`, the visitor's choice, the browser's languages, English. Hosting chooses so too, without `hl`. */
export function pageLocale(c: Context): Locale {
  const language =
    detectFromQuery(c, DETECTOR) ?? detectFromCookie(c, DETECTOR) ?? detectFromHeader(c, DETECTOR);
  return isLocale(language) ? language : 'en';
}
