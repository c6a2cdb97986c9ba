import { error as logError } from 'firebase-functions/logger';
import type { ContentKind } from '../../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import { isSlug } from '../../../model/content/slug.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import type { RequestContext } from '../http/request-context.ts';
import { endpoint } from '../http/endpoint.ts';
import { etagOf } from '../http/etag.ts';
import { HttpError, unavailable } from '../http/http-error.ts';
import { sharedCacheControl } from './cache-control.ts';
import type { Cursor } from './cursor.ts';
import { parseCursor } from './cursor.ts';
import { publishedList } from './published-content.ts';
import { publishedPost } from './published-post.ts';

/** Seconds for which browsers keep content. */
const BROWSER_SECONDS = 10;

/**
 * GET `/api/content/{blog|portfolio|testimonials}?after={next}` → `{items, next}`, and
 * `/api/content/blog?post={slug}` → `{item}`, or 301 from an old address: only what is published at this moment,
 * in the languages in which it is.
 */
export const contentHandler = endpoint({ name: 'content', methods: ['GET'] }, async (context) => {
  const now = Date.now();
  try {
    return await respond(context, now);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    logError('content not read', { requestId: context.requestId, error: String(error) });
    const message = 'The content cannot be reached at the moment. Please try again.';
    throw unavailable(message, { 'Cache-Control': 'public, max-age=0, s-maxage=5' });
  }
});

async function respond(context: RequestContext, now: number): Promise<HttpResponse> {
  const kind = context.path.split('/').at(-1) ?? '';
  if (!isKind(kind)) throw notFound(null, now);
  const { after, post: slug } = readQuery(kind, context.query);
  if (slug === null) {
    const { value, changesAt } = await publishedList[kind](after, now);
    const { items, next } = value;
    return cacheable({ items, ...(next !== null && { next }) }, changesAt, now);
  }
  if (!isSlug(slug)) throw notFound(null, now);
  const { value, changesAt } = await publishedPost(slug, now);
  if (value === null) throw notFound(changesAt, now);
  if ('post' in value) return cacheable({ item: value.post }, changesAt, now);
  const response = cacheable({ redirect_to: value.redirect }, changesAt, now);
  response.headers['Location'] = `/api/content/blog?post=${value.redirect}`;
  return { ...response, status: 301 };
}

/**
 * The query of a request. Others than these are refused without a read, and the refusal is cached: each spelling
 * of an address is an entry of its own in the CDN.
 * @throws {HttpError} 400
 */
function readQuery(
  kind: ContentKind,
  query: URLSearchParams,
): { after: Cursor | null; post: string | null } {
  const allowed = kind === 'blog' ? ['post', 'after'] : ['after'];
  const [name, ...others] = query.keys();
  if (name === undefined) return { after: null, post: null };
  const value = query.get(name) ?? '';
  const after = name === 'after' ? parseCursor(kind, value) : null;
  const isKnown = allowed.includes(name) && (name === 'post' || after !== null);
  if (!isKnown || others.length > 0) {
    const message = `Ask without a query, or with one of: ${allowed.join(', ')}.`;
    const headers = { 'Cache-Control': 'public, max-age=60, s-maxage=86400' };
    throw new HttpError(400, 'invalid_query', message, { headers });
  }
  return { after, post: name === 'post' ? value : null };
}

function isKind(name: string): name is ContentKind {
  return CONTENT_KINDS.some((kind) => kind === name);
}

function cacheable(value: unknown, changesAt: number | null, now: number): HttpResponse {
  const headers = { 'Cache-Control': sharedCacheControl(BROWSER_SECONDS, changesAt, now) };
  const response = json(200, value, headers);
  response.headers['ETag'] = etagOf(response.body.toString());
  return response;
}

function notFound(changesAt: number | null, now: number): HttpError {
  return new HttpError(404, 'not_found', 'There is no such content.', {
    headers: { 'Cache-Control': sharedCacheControl(0, changesAt, now) },
  });
}
