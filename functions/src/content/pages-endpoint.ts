import { error as logError } from 'firebase-functions/logger';
import type { Context } from 'hono';
import {
  type PagedType,
  entryAt,
  entryPath,
  LIST_PATHS,
  postsPageAt,
} from '../../../model/content/paths.ts';
import { type PageContent, type PageRenderer, ERROR_PATH } from '../../../model/pages/renderer.ts';
import { type Locale, isLocale, languagePath, splitPath } from '../../../studio/locale.ts';
import { routePaths } from '../config.ts';
import { errorText } from '../error-text.ts';
import { type Env, urlOf } from '../http/env.ts';
import { empty } from '../http/http-response.ts';
import { browserLocale, htmlPage } from '../pages/html-page.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { sharedCacheControl } from './content-cache.ts';
import { publishedEntry, publishedFeed, publishedPosts, publishedSlugs } from './published.ts';

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
  path: string;
  named: Locale | null;
  search: string;
  locale: Locale;
  /** Asked for by the app, where functions render what comes and goes with content. */
  isPayload: boolean;
}

/** Address in the language that the requested one names. */
const addressOf = (path: string, { named }: RequestedPage): string =>
  named === null ? path : languagePath(path, named);

const moved = (address: string): Response =>
  empty(301, { Location: address, 'Cache-Control': CACHE });

const redirect = (path: string, requested: RequestedPage): Response =>
  moved(addressOf(path, requested) + requested.search);

async function entryPage(
  renderer: PageRenderer,
  type: PagedType,
  slug: string,
  requested: RequestedPage,
): Promise<Response> {
  const found = await publishedEntry[type](slug);
  if (found === null) return shownPage(renderer, requested);
  if ('entry' in found) {
    return shownPage(renderer, requested, { entry: found.entry });
  }
  return redirect(entryPath(type, found.redirect), requested);
}

/** Short, so that what has just been published or withdrawn is not missed, or found, for long. */
const MISSED = 'public, max-age=0, s-maxage=5';

async function shownPage(
  renderer: PageRenderer,
  requested: RequestedPage,
  content: PageContent = {},
): Promise<Response> {
  const { path, locale, isPayload } = requested;
  const page = await renderer.render(addressOf(path, requested), locale, content);
  const isBelowList = Object.values(LIST_PATHS).some((list) => path.startsWith(`${list}/`));
  const cache = page.isFound || !isBelowList ? CACHE : MISSED;
  if (!isPayload || !page.isFound) return htmlPage(page, locale, cache, page.isFound ? 200 : 404);
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': cache };
  return new Response(page.payload, { headers: { ...headers, 'X-Robots-Tag': 'noindex' } });
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

const PAYLOAD = /\/_payload\.json$/;

/**
 * Answers what is no file yet, or never is without a release: posts, projects, pages of the list of posts, with their payloads;
 * feeds,
 * sitemap, the terms of service. The 404 page of every unknown path names it without scripting too.
 */
export async function answerPage(c: Context<Env>): Promise<Response> {
  const { pathname, search } = urlOf(c);
  const { path: asked, locale: named } = splitPath(pathname);
  const isPayload = PAYLOAD.test(asked);
  const path = isPayload ? asked.replace(PAYLOAD, '') : asked;
  const renderer = await pageRenderer();
  const locale = named ?? browserLocale(c);
  const requested = { path, named, search, locale, isPayload };
  try {
    const [, feedLocale] = /^\/blog\/feed-(\w+)\.xml$/.exec(pathname) ?? [];
    if (pathname === '/sitemap.xml' || isLocale(feedLocale)) {
      // Each query would be another address to the CDN.
      if (search !== '') return empty(301, { Location: pathname, 'Cache-Control': MOVED });
      return isLocale(feedLocale) ? await feed(renderer, feedLocale) : await sitemap(renderer);
    }
    // Hosting's own redirects end the emulator at a malformed address.
    if (pathname === CHANGE_PASSWORD)
      return empty(302, { Location: '/account', 'Cache-Control': CACHE });
    if (USUAL_SPELLING.test(path)) return redirect(LIST_PATHS.portfolio, requested);
    const meant = isPayload ? null : await meantPath(pathname);
    if (meant !== null) return moved(meant + search);
    const own = path.replace(/\/$/, '');
    const entry = entryAt(own);
    if (entry) return await entryPage(renderer, entry.type, entry.slug, requested);
    const page = postsPageAt(own);
    const blog = page === null ? null : await publishedPosts(page);
    const lists = blog && { blog, portfolio: [], testimonials: [] };
    return await shownPage(renderer, requested, lists ? { lists } : {});
  } catch (error) {
    // The path is not logged: the visitor typed it.
    logError('page not rendered', { requestId: c.var.requestId, error: errorText(error) });
    const page = htmlPage(await renderer.render(ERROR_PATH, locale), locale, MISSED, 503);
    page.headers.set('Retry-After', '10');
    return page;
  }
}
