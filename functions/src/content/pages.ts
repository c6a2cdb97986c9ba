import { error as logError } from 'firebase-functions/logger';
import type { Context } from 'hono';
import {
  type PagedKind,
  entryPath,
  LATEST_POSTS_PATH,
  LIST_PATHS,
  LISTS_PATH,
  OLDER_POSTS,
} from '../../../model/content/paths.ts';
import { isSlug } from '../../../model/content/slug.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { type Locale, isLocale } from '../../../studio/locale.ts';
import { errorText } from '../error-text.ts';
import { type Env, urlOf } from '../http/env.ts';
import { empty } from '../http/http-response.ts';
import { htmlPage, pageLocale } from '../pages/html-page.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { sharedCacheControl } from './content-cache.ts';
import { parseCursor } from './cursor.ts';
import { publishedAddresses, publishedEntry, publishedFeed, publishedList } from './published.ts';

/** Browsers ask again each time; the CDN keeps pages for seconds. */
const CACHE = sharedCacheControl(0);

/** The Atom feed of a language: the newest posts with their full text. */
async function feed(renderer: PageRenderer, locale: Locale): Promise<Response> {
  const body = renderer.feed(await publishedFeed(locale), locale);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': CACHE,
    },
  });
}

/** `sitemap.xml`: the pages of the build, the posts and the projects, each in its languages. */
async function sitemap(renderer: PageRenderer): Promise<Response> {
  const [posts, projects] = await Promise.all([
    publishedAddresses('blog'),
    publishedAddresses('portfolio'),
  ]);
  return new Response(renderer.sitemap([...posts, ...projects]), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': CACHE,
    },
  });
}

interface RequestedPage {
  /** Percent-encoded. */
  path: string;
  locale: Locale;
  /** True where the address names the language. */
  namesLocale: boolean;
}

/** The page of a post or project; 301 from an old address, 404 where nothing is public. */
async function entryPage<Kind extends PagedKind>(
  renderer: PageRenderer,
  kind: Kind,
  slug: string,
  requested: RequestedPage,
): Promise<Response> {
  const { locale, namesLocale } = requested;
  if (!isSlug(slug)) return notFoundPage(renderer, requested);
  const found = await publishedEntry[kind](slug);
  if (found === null) return notFoundPage(renderer, requested);
  if ('entry' in found) {
    const html = await renderer.renderEntry(kind, found.entry, locale);
    return htmlPage(renderer, html, locale, CACHE);
  }
  const location = `${entryPath(kind, found.redirect)}${namesLocale ? `?hl=${locale}` : ''}`;
  return empty(301, { Location: location, 'Cache-Control': CACHE });
}

/** A page of the list, or the way to the next one. */
const LIST_PATH = new RegExp(`^${LISTS_PATH}(?<start>[^/]+?)(?<older>${OLDER_POSTS})?/?$`);

/**
 * A page of the list, or with `OLDER_POSTS` behind its path a redirect to the page after it. A page that no list named is
 * the 404 page, without a read.
 */
async function listPage(renderer: PageRenderer, requested: RequestedPage): Promise<Response> {
  const { path, locale } = requested;
  const { start = '', older } = LIST_PATH.exec(path)?.groups ?? {};
  const isLatest = LISTS_PATH + start === LATEST_POSTS_PATH;
  const after = isLatest ? null : parseCursor('blog', start);
  if (after === null && !isLatest) return notFoundPage(renderer, requested);
  const { items, next } = await publishedList.blog(after);
  if (older !== undefined) {
    const location = next === undefined ? LATEST_POSTS_PATH : LISTS_PATH + next;
    return empty(302, { Location: location, 'Cache-Control': CACHE });
  }
  const html = await renderer.renderPosts(items, LISTS_PATH + start, locale);
  return htmlPage(renderer, html, locale, CACHE);
}

/** Addresses of the portfolio as one would spell them. */
const USUAL_SPELLING = /^\/our-portfolio(?:\/|$)/;

/** Leads from there to the portfolio. Hosting's own redirects end the emulator at a malformed address. */
function usualSpelling(query: URLSearchParams): Response {
  const search = query.size > 0 ? `?${query}` : '';
  return empty(301, { Location: LIST_PATHS.portfolio + search, 'Cache-Control': CACHE });
}

/** The 404 page, which names the path. */
function notFoundPage(renderer: PageRenderer, { path, locale }: RequestedPage): Response {
  return htmlPage(renderer, renderer.notFound(path, locale), locale, CACHE, 404);
}

/**
 * What follows a publication within a minute, without a deployment and without scripting: posts (`/blog/{slug}`), projects
 * (`/our-portofolio/{slug}`), pages of the list of posts (`/blog/from/{cursor}`), feeds (`/blog/feed-{en|id}.xml`) and
 * `/sitemap.xml`; and the 404 page of every unknown path, which names the path without scripting too. Pages have the
 * look, words and headers of the build with which the function was deployed.
 */
export async function answerPage(c: Context<Env>): Promise<Response> {
  const { pathname: path, searchParams: query } = urlOf(c);
  const renderer = await pageRenderer();
  const locale = pageLocale(c);
  const requested = { path, locale, namesLocale: query.get('hl') === locale };
  try {
    if (path === '/sitemap.xml') return await sitemap(renderer);
    const [, feedLocale] = /^\/blog\/feed-(\w+)\.xml$/.exec(path) ?? [];
    if (isLocale(feedLocale)) return await feed(renderer, feedLocale);
    if (path.startsWith(LISTS_PATH)) return await listPage(renderer, requested);
    if (USUAL_SPELLING.test(path)) return usualSpelling(query);
    const [, list, slug = ''] = /^(\/[^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
    if (list === LIST_PATHS.blog) return await entryPage(renderer, 'blog', slug, requested);
    if (list === LIST_PATHS.portfolio) {
      return await entryPage(renderer, 'portfolio', slug, requested);
    }
    return notFoundPage(renderer, requested);
  } catch (error) {
    // Without the path, which the visitor typed.
    logError('page not rendered', { requestId: c.var.requestId, error: errorText(error) });
    const retried = 'public, max-age=0, s-maxage=5';
    const page = htmlPage(renderer, renderer.failure[locale], locale, retried, 503);
    page.headers.set('Retry-After', '10');
    return page;
  }
}
