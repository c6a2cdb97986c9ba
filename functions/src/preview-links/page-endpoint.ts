import { error as logError } from 'firebase-functions/logger';
import type { PublicPost } from '../../../model/api/content.ts';
import type { Entry } from '../../../model/content-entry.ts';
import { hasText } from '../../../model/content-text.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/page-renderer.ts';
import { PREVIEW_PATH } from '../../../model/preview-path.ts';
import { shapePost } from '../../../model/public-content.ts';
import { endpoint } from '../http/endpoint.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { pageLocale } from '../pages/page-locale.ts';
import { pageRenderer } from '../pages/renderer.ts';
import { renderBodies } from '../publishing/render-markdown.ts';
import { entryDocument, entryOf } from '../publishing/stored-entry.ts';
import { openLink } from './links.ts';

/** In place of a slug: a draft may have none, or one that is taken. */
const SLUG = 'preview';

/** A draft as visitors would get it if it were published now, in the languages that have a text; null without any. */
async function draftPost(entry: Entry, now: number): Promise<PublicPost | null> {
  const { draft, live, cover, author } = entry;
  const bodies = LOCALES.map((locale) => draft[locale].body ?? '');
  const [en = '', id = ''] = await renderBodies('blog', bodies);
  const html = { en, id };
  const text = (locale: 'en' | 'id') => {
    if (!hasText('blog', draft[locale])) return null;
    const { title = '', summary = '' } = draft[locale];
    // A scheduled text has its later time on the page already.
    const publish_at = live[locale]?.publish_at ?? now;
    return { title, summary, html: html[locale], publish_at };
  };
  const texts = { en: text('en'), id: text('id') };
  const times = { first_at: now, changed_date: now, changed_at: { en: null, id: null } };
  return shapePost(SLUG, { entry: entry.id, cover, author, texts, ...times }, Infinity);
}

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

/**
 * `GET /preview/{token}`: the draft of a post on the page that visitors would get, for whoever holds a link to it; the
 * 404 page for an unknown, expired or revoked link.
 */
export const previewPageHandler = endpoint(
  { name: 'previewPage', methods: ['GET'] },
  async (context) => {
    const { path, requestId } = context;
    const renderer = await pageRenderer();
    const locale = pageLocale(context);
    const missing = () => privatePage(renderer, 404, renderer.notFound[locale], locale);
    try {
      const now = Date.now();
      const token = path.slice(PREVIEW_PATH.length).replace(/\/$/, '');
      const link = await openLink(token, now);
      if (link === null) return missing();
      const act = { kind: 'blog', id: link.entry } as const;
      const entry = entryOf(act, await entryDocument(act).get());
      const post = entry && (await draftPost(entry, now));
      if (post === null) return missing();
      const html = await renderer.renderPreview(post, PREVIEW_PATH + token, link.expires, locale);
      return privatePage(renderer, 200, html, locale);
    } catch (error) {
      // Without the path, which is the permission.
      logError('preview not rendered', { requestId, error: String(error) });
      return privatePage(renderer, 503, renderer.failure[locale], locale);
    }
  },
);
