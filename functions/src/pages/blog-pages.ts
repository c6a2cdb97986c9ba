import { postPath } from '../../../model/content/blog-paths.ts';
import { isSlug } from '../../../model/content/slug.ts';
import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { sharedCacheControl } from '../content/cache-control.ts';
import { publishedList } from '../content/published-content.ts';
import { postPosition, publishedPost } from '../content/published-post.ts';
import { etagOf } from '../http/etag.ts';
import type { HttpResponse } from '../http/http-response.ts';

interface RequestedPage {
  /** Percent-encoded. */
  path: string;
  locale: Locale;
  /** True where the address names the language. */
  namesLocale: boolean;
}

/** A post's page; 301 from an old address, 404 where nothing is public. */
export async function postPage(
  renderer: PageRenderer,
  slug: string,
  requested: RequestedPage,
  now: number,
): Promise<HttpResponse> {
  const { locale, namesLocale } = requested;
  if (!isSlug(slug)) return notFoundPage(renderer, requested, null, now);
  const { value, changesAt } = await publishedPost(slug, now);
  if (value === null) return notFoundPage(renderer, requested, changesAt, now);
  const cacheControl = sharedCacheControl(0, changesAt, now);
  if ('post' in value) {
    const html = await renderer.renderPost(value.post, locale);
    return htmlPage(renderer, html, locale, cacheControl);
  }
  const location = `${postPath(value.redirect)}${namesLocale ? `?hl=${locale}` : ''}`;
  return {
    status: 301,
    headers: { Location: location, 'Cache-Control': cacheControl },
    body: '',
  };
}

/** Instead of a slug, for the page of the latest posts. */
const LATEST = '~latest';

/**
 * A page of the list; where the post that it begins after is gone, a redirect to the latest posts.
 * @param start slug of that post, or `~latest`
 */
export async function listPage(
  renderer: PageRenderer,
  start: string,
  requested: RequestedPage,
  now: number,
): Promise<HttpResponse> {
  const { locale } = requested;
  if (start !== LATEST && !isSlug(start)) return notFoundPage(renderer, requested, null, now);
  const after = start === LATEST ? null : await postPosition(start);
  if (after === null && start !== LATEST) {
    const headers = { Location: LATEST, 'Cache-Control': sharedCacheControl(0, null, now) };
    return { status: 302, headers, body: '' };
  }
  const { value, changesAt } = await publishedList.blog(after, now);
  const html = await renderer.renderPosts(value.items, `/blog/from/${start}`, locale);
  return htmlPage(renderer, html, locale, sharedCacheControl(0, changesAt, now));
}

/** The 404 page, which names the path. */
export function notFoundPage(
  renderer: PageRenderer,
  { path, locale }: Pick<RequestedPage, 'path' | 'locale'>,
  changesAt: number | null,
  now: number,
): HttpResponse {
  const cacheControl = sharedCacheControl(0, changesAt, now);
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
