import type { ContentKind } from '../../../../model/content/limits.ts';
import type { PagedKind } from '../../../../model/content/entry-paths.ts';
import { ENTRY_PARAMETERS } from '../../../../model/content/entry-paths.ts';
import type {
  ContentList,
  PublicEntry,
  PublicItem,
} from '../../../../model/publishing/content-api.ts';
import { SLUG_PATTERN } from '../../../../model/content/limits.ts';
import { ignoringChunkErrors } from '../../browser/reload.ts';
import { EntryNotFound } from './entry-not-found.ts';
import { cacheResponse, cachedResponse, removeCachedResponse } from './offline-cache.ts';

/** Timeout of a request, in milliseconds. */
export const CONTENT_TIMEOUT_MS = 12_000;

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
      throw new EntryNotFound(path);
    }
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const parsed = await parse(text);
    void cacheResponse(path, text);
    return parsed;
  } catch (error) {
    if (signal.aborted || error instanceof EntryNotFound) throw error;
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
 * A published post or project with its text.
 * @param slug from the address, unchecked
 * @param shown what the page shows of it; returned where the response has the same
 * @throws EntryNotFound, or Error where the request fails, times out or gives none, and no response is cached
 */
export async function fetchEntry<Kind extends PagedKind>(
  kind: Kind,
  slug: string,
  shown: PublicEntry[Kind] | undefined,
  signal: AbortSignal,
): Promise<PublicEntry[Kind]> {
  if (!SLUG_PATTERN.test(slug)) throw new EntryNotFound(slug);
  const path = `/api/content/${kind}?${ENTRY_PARAMETERS[kind]}=${slug}`;
  return fetchParsed(path, signal, async (text) => {
    if (shown && text === JSON.stringify({ item: shown })) return shown;
    const { parseContentEntry } = await loadSchemas();
    return parseContentEntry(kind, JSON.parse(text));
  });
}
