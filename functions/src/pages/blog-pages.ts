import { LATEST_POSTS_PATH, LISTS_PATH, OLDER_POSTS } from '../../../model/content/blog-paths.ts';
import type { PagedKind } from '../../../model/content/entry-paths.ts';
import { entryPath } from '../../../model/content/entry-paths.ts';
import { isSlug } from '../../../model/content/slug.ts';
import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { sharedCacheControl } from '../content/cache-control.ts';
import { parseCursor } from '../content/cursor.ts';
import { publishedList } from '../content/published-lists.ts';
import { publishedEntry } from '../content/entry-at-address.ts';
import { etagOf } from '../http/etag.ts';
import type { HttpResponse } from '../http/http-response.ts';

interface RequestedPage {
  /** Percent-encoded. */
  path: string;
  locale: Locale;
  /** True where the address names the language. */
  namesLocale: boolean;
}

/** The page of a post or project; 301 from an old address, 404 where nothing is public. */
export async function entryPage<Kind extends PagedKind>(
  renderer: PageRenderer,
  kind: Kind,
  slug: string,
  requested: RequestedPage,
): Promise<HttpResponse> {
  const { locale, namesLocale } = requested;
  if (!isSlug(slug)) return notFoundPage(renderer, requested);
  const found = await publishedEntry[kind](slug);
  if (found === null) return notFoundPage(renderer, requested);
  const cacheControl = sharedCacheControl(0);
  if ('entry' in found) {
    const html = await renderer.renderEntry(kind, found.entry, locale);
    return htmlPage(renderer, html, locale, cacheControl);
  }
  const location = `${entryPath(kind, found.redirect)}${namesLocale ? `?hl=${locale}` : ''}`;
  return {
    status: 301,
    headers: { Location: location, 'Cache-Control': cacheControl },
    body: '',
  };
}

/** A page of the list, or the way to the next one. */
const LIST_PATH = new RegExp(`^${LISTS_PATH}(?<start>[^/]+?)(?<older>${OLDER_POSTS})?/?$`);

/**
 * A page of the list, or with `OLDER_POSTS` behind its path a redirect to the page after it. A page that no list named is
 * the 404 page, without a read.
 */
export async function listPage(
  renderer: PageRenderer,
  requested: RequestedPage,
): Promise<HttpResponse> {
  const { path, locale } = requested;
  const { start = '', older } = LIST_PATH.exec(path)?.groups ?? {};
  const isLatest = LISTS_PATH + start === LATEST_POSTS_PATH;
  const after = isLatest ? null : parseCursor('blog', start);
  if (after === null && !isLatest) return notFoundPage(renderer, requested);
  const { items, next } = await publishedList.blog(after);
  if (older !== undefined) {
    const headers = {
      Location: next === null ? LATEST_POSTS_PATH : LISTS_PATH + next,
      'Cache-Control': sharedCacheControl(0),
    };
    return { status: 302, headers, body: '' };
  }
  const html = await renderer.renderPosts(items, LISTS_PATH + start, locale);
  return htmlPage(renderer, html, locale, sharedCacheControl(0));
}

/** The 404 page, which names the path. */
export function notFoundPage(
  renderer: PageRenderer,
  { path, locale }: Pick<RequestedPage, 'path' | 'locale'>,
): HttpResponse {
  const cacheControl = sharedCacheControl(0);
  return {
    ...htmlPage(renderer, renderer.notFound(path, locale), locale, cacheControl),
    status: 404,
  };
}

/** An HTML page with the headers of the site's other pages. */
export function htmlPage(
  { headers }: PageRenderer,
  html: string,
  locale: Locale,
  cacheControl: string,
): HttpResponse {
  return {
    status: 200,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': cacheControl,
      // Hosting adds the cookie that it passes on.
      Vary: 'Accept-Language',
      ETag: etagOf(html),
    },
    body: html,
  };
}
