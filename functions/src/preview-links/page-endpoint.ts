import { error as logError } from 'firebase-functions/logger';
import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { PREVIEW_PATH } from '../../../model/preview-links/path.ts';
import { withTimeout } from '../../../model/timeout.ts';
import type { Answered } from '../confirmation/answer-page.ts';
import { askingPage, countAnswer, refusedPage, takeAnswer } from '../confirmation/answer-page.ts';
import { publicAnswerMs } from '../config.ts';
import { endpoint } from '../http/endpoint.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { readFormBody } from '../http/request-body.ts';
import type { RequestContext } from '../http/request-context.ts';
import { pageLocale } from '../pages/page-locale.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { entryDocument, entryOf } from '../publishing/stored-entry.ts';
import type { OpenedLink } from './links.ts';
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

const tokenOf = ({ path }: RequestContext): string =>
  path.slice(PREVIEW_PATH.length).replace(/\/$/, '');

/** What every page of a link is rendered with. */
interface Rendering {
  renderer: PageRenderer;
  /** Path of the page: of the link, or what was asked for. */
  path: string;
  locale: Locale;
}

const missingPage = ({ renderer, path, locale }: Rendering): HttpResponse =>
  privatePage(renderer, 404, renderer.notFound(path, locale), locale);

async function confirmationPage(
  { renderer, path, locale }: Rendering,
  { status, page }: Answered,
): Promise<HttpResponse> {
  const html = await renderer.renderConfirmation(page, path, locale);
  return privatePage(renderer, status, html, locale);
}

async function draftPage(
  rendering: Rendering,
  { entry: opened, expires }: OpenedLink,
  now: number,
): Promise<HttpResponse> {
  if (expires <= now) return missingPage(rendering);
  const entry = entryOf(opened, await entryDocument(opened).get());
  const page = entry && (await previewedPage(entry, now));
  if (page === null) return missingPage(rendering);
  const { renderer, path, locale } = rendering;
  const html = await renderer.renderPreview(page, path, expires, locale);
  return privatePage(renderer, 200, html, locale);
}

async function linkedPage(context: RequestContext, rendering: Rendering): Promise<HttpResponse> {
  const now = Date.now();
  const link = await openLink(tokenOf(context));
  if (link === null) return missingPage(rendering);
  if (link.purpose === 'preview') return draftPage(rendering, link, now);
  const asking = await askingPage(link, now);
  return asking ? confirmationPage(rendering, asking) : missingPage(rendering);
}

/** Takes the answer of a client to a link that asks for a confirmation. */
async function answeredPage(
  context: RequestContext,
  rendering: Rendering,
  sent: Record<string, unknown>,
): Promise<HttpResponse> {
  const link = await openLink(tokenOf(context));
  if (link?.purpose !== 'confirmation') return missingPage(rendering);
  await countAnswer(context);
  const answered = await takeAnswer(link, sent, Date.now());
  return answered ? confirmationPage(rendering, answered) : missingPage(rendering);
}

async function renderingOf(context: RequestContext): Promise<Rendering> {
  const path = PREVIEW_PATH + tokenOf(context);
  return { renderer: await pageRenderer(), path, locale: pageLocale(context) };
}

/**
 * `GET /preview/{token}`: for whoever holds a link, the draft of an entry on the page that visitors would get, or the words
 * that a client is asked to confirm; the 404 page for an unknown or revoked link. It changes nothing.
 * `POST`: the client's answer, as a form without scripting (`model/confirmation/answer.ts`).
 */
export const previewPageHandler = endpoint(
  {
    name: 'previewPage',
    methods: ['GET', 'POST'],
    types: ['application/x-www-form-urlencoded'],
    renderError: async (error, context) => {
      if (context.method !== 'POST') return null;
      const sent = await readFormBody(context).catch(() => ({}));
      const refused = refusedPage(error, sent);
      const page = await confirmationPage(await renderingOf(context), refused);
      return { ...page, headers: { ...page.headers, ...error.headers } };
    },
  },
  async (context) => {
    const rendering = await renderingOf(context);
    if (context.method === 'POST') {
      const sent = await readFormBody(context);
      return withTimeout(answeredPage(context, rendering, sent), publicAnswerMs.value());
    }
    try {
      return await withTimeout(linkedPage(context, rendering), publicAnswerMs.value());
    } catch (error) {
      const { renderer, locale } = rendering;
      // Without the path, which is the permission.
      logError('preview not rendered', { requestId: context.requestId, error: String(error) });
      return privatePage(renderer, 503, renderer.failure[locale], locale);
    }
  },
);
