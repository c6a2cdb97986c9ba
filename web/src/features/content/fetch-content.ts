import type { ContentKind } from '../../../../model/content/kinds.ts';
import type { PagedKind } from '../../../../model/content/paths.ts';
import { ENTRY_PARAMETERS } from '../../../../model/content/paths.ts';
import type {
  EntryAnswer,
  ListAnswer,
  PublicEntry,
  PublicItem,
} from '../../../../model/content/answers.ts';
import { SLUG_PATTERN } from '../../../../model/content/slug.ts';
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

/** Fetches an answer of the content function. Where that fails, the cached answer of this browser is used. */
async function fetchAnswer<Answer extends object>(
  path: string,
  signal: AbortSignal,
  isAnswer: (answer: Partial<Answer>) => boolean,
): Promise<Answer> {
  const parse = (text: string): Answer => {
    const answer = JSON.parse(text) as Answer;
    if (!isAnswer(answer)) throw new Error(`${path} gave another answer`);
    return answer;
  };
  try {
    const { status, text } = await fetchText(path, signal);
    if (status === 404) {
      void removeCachedResponse(path);
      throw new EntryNotFound(path);
    }
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const answer = parse(text);
    void cacheResponse(path, text);
    return answer;
  } catch (error) {
    if (signal.aborted || error instanceof EntryNotFound) throw error;
    const cached = await cachedResponse(path);
    if (cached === null) throw error;
    return parse(cached);
  }
}

/**
 * The published items of a kind, to the last one; of the blog, which links to its further pages, the first page.
 * @throws Error where the request fails, times out or gives no list, and no answer is cached
 */
export async function fetchItems<K extends ContentKind>(
  kind: K,
  signal: AbortSignal,
): Promise<readonly PublicItem[K][]> {
  const all: PublicItem[K][] = [];
  for (let query: string | null = ''; query !== null;) {
    const path: string = `/api/content/${kind}${query}`;
    const isList = ({ items }: Partial<ListAnswer<K>>) => Array.isArray(items);
    const { items, next }: ListAnswer<K> = await fetchAnswer(path, signal, isList);
    all.push(...items);
    query = kind === 'blog' || next === undefined ? null : `?after=${next}`;
  }
  return all;
}

/**
 * A published post or project with its text.
 * @param slug from the address, unchecked
 * @throws EntryNotFound, or Error where the request fails, times out or gives none, and no answer is cached
 */
export async function fetchEntry<Kind extends PagedKind>(
  kind: Kind,
  slug: string,
  signal: AbortSignal,
): Promise<PublicEntry[Kind]> {
  if (!SLUG_PATTERN.test(slug)) throw new EntryNotFound(slug);
  const isEntry = ({ item }: Partial<EntryAnswer<Kind>>) => item !== undefined;
  const { item }: EntryAnswer<Kind> = await fetchAnswer(pathOf(kind, slug), signal, isEntry);
  return item;
}

/** Keeps a post or project that came with the page for offline use, as if it had been fetched. */
export async function keepEntry<Kind extends PagedKind>(
  kind: Kind,
  item: PublicEntry[Kind],
): Promise<void> {
  await cacheResponse(pathOf(kind, item.slug), JSON.stringify({ item }));
}

const pathOf = (kind: PagedKind, slug: string): string =>
  `/api/content/${kind}?${ENTRY_PARAMETERS[kind]}=${slug}`;
