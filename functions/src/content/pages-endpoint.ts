import { error as logError } from 'firebase-functions/logger';
import type { Context } from 'hono';
import { type PagedType, entryAt, entryPath, LIST_PATHS } from '../../../model/content/paths.ts';
import { type PageContent, type PageRenderer, ERROR_PATH } from '../../../model/pages/renderer.ts';
import { type Locale, languagePath, splitPath } from '../../../studio/locale.ts';
import { routePaths } from '../config.ts';
import { errorText } from '../error-text.ts';
import { type Env, urlOf } from '../http/env.ts';
import { empty, sharedCacheControl } from '../http/http-response.ts';
import { browserLocale, htmlPage } from '../pages/html-page.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { publishedEntry } from './published.ts';

const CACHE = sharedCacheControl(0);

interface RequestedPage {
  path: string;
  named: Locale | null;
  search: string;
  locale: Locale;
}

/** Address in the language that the requested one names. */
const addressOf = (path: string, { named }: RequestedPage): string =>
  named === null ? path : languagePath(path, named);

const moved = (address: string): Response =>
  empty(301, { Location: address, 'Cache-Control': CACHE });

const redirect = (path: string, requested: RequestedPage): Response =>
  moved(addressOf(path, requested) + requested.search);

async function entryPage(
  render: PageRenderer,
  type: PagedType,
  slug: string,
  requested: RequestedPage,
): Promise<Response> {
  const found = await publishedEntry(type, slug);
  if (found === null) return shownPage(render, requested);
  if ('entry' in found) return shownPage(render, requested, { entry: found.entry });
  return redirect(entryPath(type, found.redirect), requested);
}

/** Short, so that what has just been published or withdrawn is not missed, or found, for long. */
const MISSED = 'public, max-age=0, s-maxage=5';

async function shownPage(
  render: PageRenderer,
  requested: RequestedPage,
  content: PageContent = {},
): Promise<Response> {
  const { path, locale } = requested;
  const page = await render(addressOf(path, requested), locale, content);
  const isBelowList = Object.values(LIST_PATHS).some((list) => path.startsWith(`${list}/`));
  const cache = page.isFound || !isBelowList ? CACHE : MISSED;
  return htmlPage(page, locale, cache, page.isFound ? 200 : 404);
}

/** Password managers ask for it. https://w3c.github.io/webappsec-change-password-url/ */
const CHANGE_PASSWORD = '/.well-known/change-password';

const USUAL_SPELLING = /^\/our-portfolio(?:\/|$)/;

/** The page meant by an address with capitals, encoded letters, or signs of the sentence around it. */
async function correctedPath(path: string): Promise<string | null> {
  const decoded = decodedPath(path)
    .toLowerCase()
    .replace(/(?<![^a-z0-9])[^a-z0-9]+$/, '');
  if (decoded === path.replace(/\/$/, '')) return null;
  const { path: own } = splitPath(decoded);
  const entry = entryAt(own);
  const isPage =
    entry === null ? routePaths().has(own) : await publishedEntry(entry.type, entry.slug);
  return isPage ? decoded : null;
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** Answers posts and projects that are no file yet, old addresses, and all else with the 404 page, which names the path. */
export async function answerPage(c: Context<Env>): Promise<Response> {
  const { pathname, search } = urlOf(c);
  const { path, locale: named } = splitPath(pathname);
  const render = await pageRenderer();
  const locale = named ?? browserLocale(c);
  const requested = { path, named, search, locale };
  try {
    // Hosting's own redirects end the emulator at a malformed address.
    if (pathname === CHANGE_PASSWORD)
      return empty(302, { Location: '/account', 'Cache-Control': CACHE });
    if (USUAL_SPELLING.test(path)) return redirect(LIST_PATHS.portfolio, requested);
    const corrected = await correctedPath(pathname);
    if (corrected !== null) return moved(corrected + search);
    const entry = entryAt(path.replace(/\/$/, ''));
    return entry
      ? await entryPage(render, entry.type, entry.slug, requested)
      : await shownPage(render, requested);
  } catch (error) {
    // The path is not logged: the visitor typed it.
    logError('page not rendered', { requestId: c.var.requestId, error: errorText(error) });
    const page = htmlPage(await render(ERROR_PATH, locale), locale, MISSED, 503);
    page.headers.set('Retry-After', '10');
    return page;
  }
}
