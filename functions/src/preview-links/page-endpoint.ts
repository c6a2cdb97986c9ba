import { error as logError } from 'firebase-functions/logger';
import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { PREVIEW_PATH } from '../../../model/preview-links/path.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';
import { errorText } from '../error-text.ts';
import type { RequestContext } from '../http/request-context.ts';
import { pageLocale } from '../pages/page-locale.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { previewedPage } from '../content/preview.ts';
import { findEntry } from '../content/store.ts';
import { openLink } from './links.ts';

/** No cache, search engine or other site learns of the page: its address is the permission to read it. */
function privatePage(
  { headers }: PageRenderer,
  status: number,
  html: string,
  locale: string,
): Response {
  return new Response(html, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

const tokenOf = ({ path }: RequestContext): string =>
  path.slice(PREVIEW_PATH.length).replace(/\/$/, '');

/** What every page of a link is rendered with. */
interface Rendering {
  renderer: PageRenderer;
  /** Path of the page: of the link, or what was asked for. */
  path: string;
  locale: Locale;
}

const missingPage = ({ renderer, path, locale }: Rendering): Response =>
  privatePage(renderer, 404, renderer.notFound(path, locale), locale);

async function draftPage(context: RequestContext, rendering: Rendering): Promise<Response> {
  const now = Date.now();
  const link = await openLink(tokenOf(context), now);
  if (link === null) return missingPage(rendering);
  const entry = await findEntry(link.entry);
  if (entry === null || entry.deleted_date !== null) return missingPage(rendering);
  const page = await previewedPage(entry, now);
  if (page === null) return missingPage(rendering);
  const { renderer, path, locale } = rendering;
  const html = await renderer.renderPreview(page, path, link.expires, locale);
  return privatePage(renderer, 200, html, locale);
}

/**
 * `GET /preview/{token}`: for whoever holds a link, the draft of an entry on the page that visitors would get; the 404 page
 * for an unknown, expired or revoked link. It changes nothing.
 */
export async function previewPage(context: RequestContext): Promise<Response> {
  const path = PREVIEW_PATH + tokenOf(context);
  const rendering = { renderer: await pageRenderer(), path, locale: pageLocale(context) };
  try {
    return await withTimeout(draftPage(context, rendering), publicAnswerMs.value());
  } catch (error) {
    const { renderer, locale } = rendering;
    // Without the path, which is the permission.
    logError('preview not rendered', { requestId: context.requestId, error: errorText(error) });
    return privatePage(renderer, 503, renderer.failure[locale], locale);
  }
}
