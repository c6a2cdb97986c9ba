import { error as logError } from 'firebase-functions/logger';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { PREVIEW_PATH } from '../../../model/preview-links/path.ts';
import type { Locale } from '../../../model/locale.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { endpoint, PUBLIC_ANSWER_MS } from '../http/endpoint.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { pageLocale } from '../pages/page-locale.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { entryDocument, entryOf } from '../publishing/stored-entry.ts';
import { openLink } from './links.ts';
import { previewedPage } from './previewed-page.ts';

/** No cache, search engine or other site learns of the page: its address is the permission to read it. */
function privatePage(
  { headers }: PageRenderer,
  status: number,
  html: string,
  locale: string,
): HttpResponse {
  return {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
    },
    body: html,
  };
}

async function linkedPage(
  renderer: PageRenderer,
  path: string,
  locale: Locale,
): Promise<HttpResponse> {
  const missing = () => privatePage(renderer, 404, renderer.notFound(path, locale), locale);
  const now = Date.now();
  const token = path.slice(PREVIEW_PATH.length).replace(/\/$/, '');
  const link = await openLink(token, now);
  if (link === null) return missing();
  const entry = entryOf(link, await entryDocument(link).get());
  const page = entry && (await previewedPage(entry, now));
  if (page === null) return missing();
  const html = await renderer.renderPreview(page, PREVIEW_PATH + token, link.expires, locale);
  return privatePage(renderer, 200, html, locale);
}

/**
 * `GET /preview/{token}`: the draft of an entry on the page that visitors would get, for whoever holds a link to it; the
 * 404 page for an unknown, expired or revoked link.
 */
export const previewPageHandler = endpoint(
  { name: 'previewPage', methods: ['GET'] },
  async (context) => {
    const { path, requestId } = context;
    const renderer = await pageRenderer();
    const locale = pageLocale(context);
    try {
      return await withTimeout(linkedPage(renderer, path, locale), PUBLIC_ANSWER_MS);
    } catch (error) {
      // Without the path, which is the permission.
      logError('preview not rendered', { requestId, error: String(error) });
      return privatePage(renderer, 503, renderer.failure[locale], locale);
    }
  },
);
