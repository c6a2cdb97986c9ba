import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';

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
  { headers }: PageRenderer,
  html: string,
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
