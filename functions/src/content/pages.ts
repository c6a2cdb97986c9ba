import { error as logError } from 'firebase-functions/logger';
import type { Context } from 'hono';
import {
  type PagedType,
  entryAt,
  entryPath,
  LATEST_POSTS_PATH,
  LIST_PATHS,
  LISTS_PATH,
  OLDER_POSTS,
} from '../../../model/content/paths.ts';
import { type PageRenderer, ERROR_PATH } from '../../../model/pages/renderer.ts';
import { type Locale, isLocale, languagePath, splitPath } from '../../../studio/locale.ts';
import { routePaths } from '../config.ts';
import { errorText } from '../error-text.ts';
import { type Env, urlOf } from '../http/env.ts';
import { empty } from '../http/http-response.ts';
import { browserLocale, htmlPage } from '../pages/html-page.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { sharedCacheControl } from './content-cache.ts';
import { parseCursor } from './cursor.ts';
import { publishedSlugs, publishedEntry, publishedFeed, publishedList } from './published.ts';

/** For a redirect that no publication changes. */
const MOVED = 'public, max-age=86400, s-maxage=86400';

const CACHE = sharedCacheControl(0);

const xml = (type: string, body: string, headers: Record<string, string> = {}): Response =>
  new Response(body, {
    headers: {
      'Content-Type': `application/${type}; charset=utf-8`,
      'Cache-Control': CACHE,
      ...headers,
    },
  });

async function feed(renderer: PageRenderer, locale: Locale): Promise<Response> {
  const body = await renderer.feed(await publishedFeed(locale), locale);
  return xml('atom+xml', body, { 'Content-Language': locale });
}

async function sitemap(renderer: PageRenderer): Promise<Response> {
  const slugs = await Promise.all([publishedSlugs('blog'), publishedSlugs('portfolio')]);
  return xml('xml', await renderer.sitemap(slugs.flat()));
}

interface RequestedPage {
  /** Percent-encoded, without a language. */
  path: string;
  /** The language that the address names. */
  named: Locale | null;
  search: string;
  locale: Locale;
}

/** In the language that the requested address names. */
const addressOf = (path: string, { named }: RequestedPage): string =>
  named === null ? path : languagePath(path, named);

const moved = (status: 301 | 302, address: string): Response =>
  empty(status, { Location: address, 'Cache-Control': CACHE });

/** Keeps language and query. */
const redirect = (status: 301 | 302, path: string, requested: RequestedPage): Response =>
  moved(status, addressOf(path, requested) + requested.search);

async function entryPage(
  renderer: PageRenderer,
  type: PagedType,
  slug: string,
  requested: RequestedPage,
): Promise<Response> {
  const { locale } = requested;
  const found = await publishedEntry[type](slug);
  if (found === null) return otherPage(renderer, requested);
  if ('entry' in found) {
    const { entry } = found;
    const address = addressOf(entryPath(type, entry.slug), requested);
    const page = await renderer.render(address, locale, { entry });
    return htmlPage(page, locale, CACHE);
  }
  return redirect(301, entryPath(type, found.redirect), requested);
}

const LIST_PATH = new RegExp(`^${LISTS_PATH}(?<start>[^/]+?)(?<older>${OLDER_POSTS})?/?$`);

/** With `OLDER_POSTS`, a redirect to the page after it. A page that no list named is the 404 page, without a read. */
async function listPage(renderer: PageRenderer, requested: RequestedPage): Promise<Response> {
  const { path, locale } = requested;
  const { start = '', older } = LIST_PATH.exec(path)?.groups ?? {};
  const isLatest = LISTS_PATH + start === LATEST_POSTS_PATH;
  const after = isLatest ? null : parseCursor('blog', start);
  if (after === null && !isLatest) return otherPage(renderer, requested);
  const { items, next } = await publishedList.blog(after);
  if (older !== undefined) {
    return redirect(302, next === undefined ? LATEST_POSTS_PATH : LISTS_PATH + next, requested);
  }
  const address = addressOf(LISTS_PATH + start, requested);
  const page = await renderer.render(address, locale, { posts: items });
  return htmlPage(page, locale, CACHE);
}

/** Password managers ask for it. https://w3c.github.io/webappsec-change-password-url/ */
const CHANGE_PASSWORD = '/.well-known/change-password';

const USUAL_SPELLING = /^\/our-portfolio(?:\/|$)/;

/** The page meant by an address with capitals, encoded letters, or signs of the sentence around it. */
async function meantPath(path: string): Promise<string | null> {
  const meant = decodedPath(path)
    .toLowerCase()
    .replace(/[^a-z0-9]+$/, '');
  if (meant === path.replace(/\/$/, '')) return null;
  const { path: own } = splitPath(meant);
  const entry = entryAt(own);
  const isPage =
    entry === null ? routePaths().has(own) : await publishedEntry[entry.type](entry.slug);
  return isPage ? meant : null;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

async function otherPage(renderer: PageRenderer, requested: RequestedPage): Promise<Response> {
  const { path, locale } = requested;
  const page = await renderer.render(addressOf(path, requested), locale);
  return htmlPage(page, locale, CACHE, page.isFound ? 200 : 404);
}

/**
 * Posts (`/blog/{slug}`), projects (`/our-portofolio/{slug}`), pages of the list of posts (`/blog/from/{cursor}`), feeds
 * (`/blog/feed-{en|id}.xml`), `/sitemap.xml`, the terms of service, and the 404 page of every unknown path, which names it
 * without scripting too.
 */
export async function answerPage(c: Context<Env>): Promise<Response> {
  const { pathname, search } = urlOf(c);
  const { path, locale: named } = splitPath(pathname);
  const renderer = await pageRenderer();
  const locale = named ?? browserLocale(c);
  const requested = { path, named, search, locale };
  try {
    const [, feedLocale] = /^\/blog\/feed-(\w+)\.xml$/.exec(pathname) ?? [];
    if (pathname === '/sitemap.xml' || isLocale(feedLocale)) {
      // Each query would be another address to the CDN.
      if (search !== '') return empty(301, { Location: pathname, 'Cache-Control': MOVED });
      return isLocale(feedLocale) ? await feed(renderer, feedLocale) : await sitemap(renderer);
    }
    if (path.startsWith(LISTS_PATH)) return await listPage(renderer, requested);
    // Hosting's own redirects end the emulator at a malformed address.
    if (pathname === CHANGE_PASSWORD) return moved(302, '/account');
    if (USUAL_SPELLING.test(path)) return redirect(301, LIST_PATHS.portfolio, requested);
    const meant = await meantPath(pathname);
    if (meant !== null) return moved(301, meant + search);
    const entry = entryAt(path.replace(/\/$/, ''));
    if (entry === null) return await otherPage(renderer, requested);
    return await entryPage(renderer, entry.type, entry.slug, requested);
  } catch (error) {
    // Without the path, which the visitor typed.
    logError('page not rendered', { requestId: c.var.requestId, error: errorText(error) });
    const retried = 'public, max-age=0, s-maxage=5';
    const page = htmlPage(await renderer.render(ERROR_PATH, locale), locale, retried, 503);
    page.headers.set('Retry-After', '10');
    return page;
  }
}
