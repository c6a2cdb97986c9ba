import { error as logError } from 'firebase-functions/logger';
import type { ContentKind } from '../../../model/content-limits.ts';
import { CONTENT_KINDS } from '../../../model/content-limits.ts';
import { isSlug } from '../../../model/content-slug.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import type { RequestContext } from '../http/request-context.ts';
import { endpoint } from '../http/endpoint.ts';
import { etagOf } from '../http/etag.ts';
import { HttpError, unavailable } from '../http/http-error.ts';
import { publishedList, publishedPost } from './published-content.ts';

const BROWSER_SECONDS = 60;
const CDN_SECONDS = 300;
const STALE_SECONDS = 3600;

/**
 * GET `/api/content/{blog|portfolio|testimonials}` → `{items}`, and `/api/content/blog?post={slug}` →
 * `{item}`: only what is published at this moment, in the languages in which it is.
 */
export const contentHandler = endpoint({ name: 'content', methods: ['GET'] }, async (context) => {
  const now = Date.now();
  try {
    return await respond(context, now);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    logError('content not read', { requestId: context.requestId, error: String(error) });
    const message = 'The content cannot be reached for a moment. Please try again.';
    throw unavailable(message, { 'Cache-Control': 'public, max-age=0, s-maxage=5' });
  }
});

async function respond(context: RequestContext, now: number): Promise<HttpResponse> {
  const kind = context.path.split('/').at(-1) ?? '';
  const slug = context.query.get('post');
  if (!isKind(kind) || (slug !== null && kind !== 'blog')) throw notFound(null, now);
  if (slug === null) {
    const list = await publishedList[kind](now);
    return cacheable({ items: list.value }, list.changesAt, now);
  }
  if (!isSlug(slug)) throw notFound(null, now);
  const post = await publishedPost(slug, now);
  if (post.value === null) throw notFound(post.changesAt, now);
  return cacheable({ item: post.value }, post.changesAt, now);
}

function isKind(name: string): name is ContentKind {
  return CONTENT_KINDS.some((kind) => kind === name);
}

function cacheable(value: unknown, changesAt: number | null, now: number): HttpResponse {
  const headers = { 'Cache-Control': cacheControl(changesAt, now) };
  const response = json(200, value, headers);
  response.headers['ETag'] = etagOf(response.body.toString());
  return response;
}

/** No cache keeps a response beyond the moment at which a scheduled text changes it. */
function cacheControl(changesAt: number | null, now: number): string {
  const left = changesAt === null ? Infinity : Math.ceil((changesAt - now) / 1000);
  const parts = [
    'public',
    `max-age=${Math.min(BROWSER_SECONDS, left)}`,
    `s-maxage=${Math.min(CDN_SECONDS, left)}`,
  ];
  if (left > CDN_SECONDS + STALE_SECONDS) parts.push(`stale-while-revalidate=${STALE_SECONDS}`);
  return parts.join(', ');
}

function notFound(changesAt: number | null, now: number): HttpError {
  const left = changesAt === null ? Infinity : Math.ceil((changesAt - now) / 1000);
  return new HttpError(404, 'not_found', 'There is no such content.', {
    headers: { 'Cache-Control': `public, max-age=0, s-maxage=${Math.min(30, left)}` },
  });
}
