import type { ContentKind } from '../../../../model/content/limits.ts';
import type {
  ContentList,
  PublicItem,
  PublicPost,
} from '../../../../model/publishing/content-api.ts';
import { SLUG_PATTERN } from '../../../../model/content/limits.ts';
import { ignoringChunkErrors } from '../../browser/reload.ts';
import { cacheResponse, cachedResponse, removeCachedResponse } from './offline-cache.ts';

/** Timeout of a request, in milliseconds. */
export const CONTENT_TIMEOUT_MS = 12_000;

/** No post with that slug is published. */
export class PostNotFound extends Error {
  override name = 'PostNotFound';
}

async function fetchText(
  path: string,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, CONTENT_TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(path, { signal: controller.signal });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the response schemas. They are loaded only for a response that differs from what is shown. */
const loadSchemas = () =>
  ignoringChunkErrors(() => import('../../../../model/publishing/content-api.ts'));

/** Fetches and parses a response. Where that fails, the cached response of this browser is used. */
async function fetchParsed<T>(
  path: string,
  signal: AbortSignal,
  parse: (text: string) => Promise<T>,
): Promise<T> {
  try {
    const { status, text } = await fetchText(path, signal);
    if (status === 404) {
      void removeCachedResponse(path);
      throw new PostNotFound(path);
    }
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const parsed = await parse(text);
    void cacheResponse(path, text);
    return parsed;
  } catch (error) {
    if (signal.aborted || error instanceof PostNotFound) throw error;
    const cached = await cachedResponse(path);
    if (cached === null) throw error;
    return await parse(cached);
  }
}

/**
 * The published items of a kind, to the last one; of the blog, which links to its further pages, the first page.
 * @param shown the items that the page shows; they are returned where the response has the same
 * @throws Error where the request fails, times out or gives no list, and no response is cached
 */
export async function fetchItems<K extends ContentKind>(
  kind: K,
  shown: readonly PublicItem[K][],
  signal: AbortSignal,
): Promise<readonly PublicItem[K][]> {
  const first = `/api/content/${kind}`;
  const items: PublicItem[K][] = [];
  for (let path: string | null = first; path !== null;) {
    const isFirst = path === first;
    const fetched: ContentList<K> | null = await fetchParsed(path, signal, async (text) => {
      const isShown = text.startsWith(JSON.stringify({ items: shown }).slice(0, -1));
      if (isShown && isFirst && (kind === 'blog' || text.endsWith(']}'))) return null;
      const { parseContentList } = await loadSchemas();
      return parseContentList(kind, JSON.parse(text));
    });
    if (fetched === null) return shown;
    items.push(...fetched.items);
    path = kind === 'blog' || fetched.next === null ? null : `${first}?after=${fetched.next}`;
  }
  return items;
}

/**
 * A published post with its text.
 * @param slug value of the query parameter, unchecked
 * @throws PostNotFound, or Error where the request fails, times out or gives no post, and no response is cached
 */
export async function fetchPost(slug: string, signal: AbortSignal): Promise<PublicPost> {
  if (!SLUG_PATTERN.test(slug)) throw new PostNotFound(slug);
  return fetchParsed(`/api/content/blog?post=${slug}`, signal, async (text) => {
    const { parseContentPost } = await loadSchemas();
    return parseContentPost(JSON.parse(text));
  });
}
