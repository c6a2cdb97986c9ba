import type { Context } from 'hono';
import { CONTENT_PAGE_SIZE } from '../../../model/content/answers.ts';
import { type PagedType, ENTRY_PARAMETERS, isPaged } from '../../../model/content/paths.ts';
import { isSlug } from '../../../model/content/slug.ts';
import { type ListedType, LISTED_TYPES } from '../../../model/content/type-names.ts';
import { urlOf } from '../http/env.ts';
import { HttpError, json, sharedCacheControl } from '../http/http-response.ts';
import { publishedEntry, publishedList } from './published.ts';

const BROWSER_SECONDS = 10;

const CACHED = { 'Cache-Control': sharedCacheControl(BROWSER_SECONDS) };

/**
 * GET `/api/content/{blog|portfolio|testimonials}?after={next}` → `{items, next}`; `/api/content/blog?post={slug}`,
 * `/api/content/portfolio?project={slug}` → `{item}`, or 301 from an old address.
 */
export async function answerContent(c: Context): Promise<Response> {
  const type = c.req.param('type') ?? '';
  if (!isListed(type)) throw notFound();
  const { after, slug } = readQuery(type, urlOf(c).searchParams);
  if (slug !== null && isPaged(type)) return respondWithEntry(type, slug);
  return json(200, await publishedList(type, after), CACHED);
}

async function respondWithEntry(type: PagedType, slug: string): Promise<Response> {
  if (!isSlug(slug)) throw notFound();
  const found = await publishedEntry(type, slug);
  if (found === null) throw notFound();
  if ('entry' in found) return json(200, { item: found.entry }, CACHED);
  const query = `${ENTRY_PARAMETERS[type]}=${found.redirect}`;
  return json(
    301,
    { redirect_to: found.redirect },
    { ...CACHED, Location: `/api/content/${type}?${query}` },
  );
}

/** Refuses other queries without a read, and cached: to the CDN each spelling is another address. @throws {HttpError} 400 */
function readQuery(
  type: ListedType,
  query: URLSearchParams,
): { after: number; slug: string | null } {
  const parameter = isPaged(type) ? ENTRY_PARAMETERS[type] : null;
  const allowed = parameter === null ? ['after'] : [parameter, 'after'];
  const [name, ...others] = query.keys();
  if (name === undefined) return { after: 0, slug: null };
  const value = query.get(name) ?? '';
  const after = name === 'after' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
  const isPage = after > 0 && after % CONTENT_PAGE_SIZE === 0;
  const isKnown = allowed.includes(name) && (name === parameter || isPage);
  if (!isKnown || others.length > 0) {
    const message = `Ask without a query, or with one of: ${allowed.join(', ')}.`;
    const headers = { 'Cache-Control': 'public, max-age=60, s-maxage=86400' };
    throw new HttpError(400, 'invalid_query', message, { headers });
  }
  return { after, slug: name === parameter ? value : null };
}

function isListed(name: string): name is ListedType {
  return LISTED_TYPES.some((type) => type === name);
}

function notFound(): HttpError {
  return new HttpError(404, 'not_found', 'There is no such content.', {
    headers: { 'Cache-Control': sharedCacheControl(0) },
  });
}
