import type { Locale } from '../../../model/locale.ts';
import { canonicalPath, canonicalUrl, isIndexed } from '../features/seo/canonical.ts';
import type { PageMeta } from '../page.ts';
import type { RouteRow } from '../routes.ts';

/**
 * Updates the document's language, title, description and the elements for search engines to match the page shown.
 * @param row null where an error page is shown
 */
export function updateHead(
  meta: Pick<PageMeta, 'title' | 'description'>,
  locale: Locale,
  row: RouteRow | null,
): void {
  const root = document.documentElement;
  // Setting even the same value makes the browser restyle every element.
  if (root.lang !== locale) root.lang = locale;
  if (document.title !== meta.title) document.title = meta.title;
  setAttribute('meta[name="description"]', 'content', meta.description);
  const post = row?.name === 'blog' && new URLSearchParams(location.search).get('post');
  if (row && isIndexed(row)) {
    const path = canonicalPath(row) + (post ? `?post=${encodeURIComponent(post)}` : '');
    // The static page of a post has its own canonical address.
    if (!location.pathname.startsWith('/blog/')) {
      setAttribute('link[rel="canonical"]', 'href', canonicalUrl(path, locale));
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
