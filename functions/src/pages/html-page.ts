import type { RenderedPage } from '../../../model/pages/renderer.ts';
import { type Locale, FUNCTION_LANGUAGE_COOKIE, isLocale } from '../../../studio/locale.ts';
import type { RequestContext } from '../http/request-context.ts';

/** No cache, search engine or other site learns of a page whose address is the permission to read it. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

/**
 * An HTML page with the headers of the site's other pages.
 * @param cache its `Cache-Control`; `private` for one that only who has its address may read
 */
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

/**
 * The language of a page that a function renders: `hl`, then the visitor's choice, then the better one of the browser's
 * languages, then English. Hosting chooses the language of its files in the same way, without `hl`.
 */
export function pageLocale({ query, header }: Pick<RequestContext, 'query' | 'header'>): Locale {
  const requested = query.get('hl');
  if (isLocale(requested)) return requested;
  const cookie = new RegExp(`(?:^|; ?)${FUNCTION_LANGUAGE_COOKIE}=(\\w+)`).exec(
    header('cookie'),
  )?.[1];
  if (isLocale(cookie)) return cookie;
  return preferred(header('accept-language')) ?? 'en';
}

/** The language with the highest weight in an `Accept-Language` header (RFC 9110, section 12.5.4). */
function preferred(header: string): Locale | null {
  const accepted = header.split(',').flatMap((entry) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.trim().slice(2));
    const language = tag.split('-')[0];
    return isLocale(language) && quality > 0 ? { language, quality } : [];
  });
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.language ?? null;
}
