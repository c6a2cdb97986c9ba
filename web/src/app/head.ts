import type { Locale } from '../../../model/locale.ts';
import type { RouteRow } from '../routes.ts';
import type { PageMeta } from '../page.ts';
import { addressIn, canonicalPath, isIndexed } from '../features/seo/index.ts';

/**
 * Brings the document's language, title and description, and what search engines read of a page drawn
 * by the app, in line with the page shown.
 * @param row null where an error page is shown
 */
export function updateHead(
  meta: Pick<PageMeta, 'title' | 'description'>,
  locale: Locale,
  row: RouteRow | null,
): void {
  const root = document.documentElement;
  // Set anew, even the same language has the browser restyle every element.
  if (root.lang !== locale) root.lang = locale;
  if (document.title !== meta.title) document.title = meta.title;
  setAttribute('meta[name="description"]', 'content', meta.description);
  const post = row?.name === 'blog' && new URLSearchParams(location.search).get('post');
  if (row && isIndexed(row)) {
    const path = canonicalPath(row) + (post ? `?post=${encodeURIComponent(post)}` : '');
    // A static reading page names its own canonical address.
    if (!location.pathname.startsWith('/blog/')) {
      setAttribute('link[rel="canonical"]', 'href', addressIn(path, locale));
    }
    setAttribute('meta[name="robots"]', 'content', 'all');
  } else {
    setAttribute('meta[name="robots"]', 'content', 'noindex');
  }
}

function setAttribute(selector: string, name: string, value: string): void {
  const element = document.head.querySelector(selector);
  if (element && element.getAttribute(name) !== value) element.setAttribute(name, value);
}
