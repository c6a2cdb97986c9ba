import { error as logError } from 'firebase-functions/logger';
import type { Context } from 'hono';
import { type PageRenderer, ERROR_PATH } from '../../../model/pages/renderer.ts';
import { PREVIEW_LINK_PATH } from '../../../model/preview-links/path.ts';
import { withTimeout } from '../../../model/timeout.ts';
import type { Locale } from '../../../studio/locale.ts';
import { publicAnswerMs } from '../config.ts';
import { previewedPage } from '../content/preview.ts';
import { publishedLists } from '../content/published.ts';
import { findEntry } from '../content/store.ts';
import { errorText } from '../error-text.ts';
import { type Env, senderIp, urlOf } from '../http/env.ts';
import { htmlPage, requestedLocale } from '../pages/html-page.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { minuteLimiter } from '../rate-limit/limit.ts';
import { openLink } from './links.ts';

/** Wrong tokens of one network address in a minute, each of which costs a read. */
const WRONG_PER_MINUTE = 60;
const hasTriesLeft = minuteLimiter(WRONG_PER_MINUTE);

const tokenOf = (c: Context): string =>
  urlOf(c).pathname.slice(PREVIEW_LINK_PATH.length).replace(/\/$/, '');

interface Rendering {
  render: PageRenderer;
  path: string;
  locale: Locale;
}

const missingPage = async ({ render, path, locale }: Rendering): Promise<Response> =>
  htmlPage(await render(path, locale), locale, 'private', 404);

async function draftPage(c: Context<Env>, rendering: Rendering): Promise<Response> {
  const now = Date.now();
  const { render, path, locale } = rendering;
  if (!hasTriesLeft(senderIp(c), 0)) {
    const page = htmlPage(await render(ERROR_PATH, locale), locale, 'private', 429);
    page.headers.set('Retry-After', '60');
    return page;
  }
  const link = await openLink(tokenOf(c), now);
  if (link === null) {
    hasTriesLeft(senderIp(c));
    return missingPage(rendering);
  }
  const entry = await findEntry(link.entry);
  if (entry === null || entry.deleted_date !== null) return missingPage(rendering);
  const page = await previewedPage(entry, now);
  if (page === null) return missingPage(rendering);
  const preview = { page, until: link.expires };
  const content = page.type === 'pages' ? { lists: await publishedLists(), preview } : { preview };
  return htmlPage(await render(path, locale, content), locale, 'private');
}

/**
 * `GET /preview/{token}`: the draft of an entry as visitors would get it; the 404 page for an unknown, expired or
 * revoked link, and 429 after too many. It changes nothing.
 */
export async function previewPage(c: Context<Env>): Promise<Response> {
  const path = PREVIEW_LINK_PATH + tokenOf(c);
  const rendering = { render: await pageRenderer(), path, locale: requestedLocale(c) };
  try {
    return await withTimeout(draftPage(c, rendering), publicAnswerMs.value());
  } catch (error) {
    const { render, locale } = rendering;
    // The path is not logged: it is the permission.
    logError('preview not rendered', { requestId: c.var.requestId, error: errorText(error) });
    return htmlPage(await render(ERROR_PATH, locale), locale, 'private', 503);
  }
}
