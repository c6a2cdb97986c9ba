import type { EntryAnswer, PublicEntry } from '#model/content/answers.ts';
import { type PagedType, ENTRY_PARAMETERS } from '#model/content/paths.ts';
import { SLUG_PATTERN } from '#model/content/slug.ts';
import { CONTENT_CACHE } from '#model/updates/service-worker.ts';

const TIMEOUT_MS = 12_000;

const MAX_ENTRIES = 30;

/** The service worker caches nothing below `/api/`. */
async function withCache<T>(task: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await task(await caches.open(CONTENT_CACHE));
  } catch {
    return null;
  }
}

const cacheResponse = (path: string, body: string) =>
  withCache(async (cache) => {
    // So that it is the last entry.
    await cache.delete(path);
    await cache.put(path, new Response(body));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MAX_ENTRIES) await cache.delete(oldest);
  });

const cachedResponse = (path: string) =>
  withCache(async (cache) => (await (await cache.match(path))?.text()) ?? null);

const removeCachedResponse = (path: string) => withCache((cache) => cache.delete(path));

/** iOS 16 has no `AbortSignal.any`. */
async function fetchText(path: string, signal: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(path, { signal: controller.signal });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** Null for 404. @param slug unchecked @throws Error if the request fails and no answer is cached */
export async function fetchEntry<Type extends PagedType>(
  type: Type,
  slug: string,
  signal: AbortSignal,
): Promise<PublicEntry[Type] | null> {
  if (!SLUG_PATTERN.test(slug)) return null;
  const path = pathOf(type, slug);
  const parse = (text: string): PublicEntry[Type] => {
    const { item } = JSON.parse(text) as Partial<EntryAnswer<Type>>;
    if (item === undefined) throw new Error(`${path} gave another answer`);
    return item;
  };
  try {
    const { status, text } = await fetchText(path, signal);
    if (status === 404) {
      // Unpublished content must not be shown offline.
      void removeCachedResponse(path);
      return null;
    }
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const item = parse(text);
    void cacheResponse(path, text);
    return item;
  } catch (error) {
    if (signal.aborted) throw error;
    const cached = await cachedResponse(path);
    if (cached === null) throw error;
    return parse(cached);
  }
}

export async function keepEntry<Type extends PagedType>(
  type: Type,
  item: PublicEntry[Type],
): Promise<void> {
  await cacheResponse(pathOf(type, item.slug), JSON.stringify({ item }));
}

const pathOf = (type: PagedType, slug: string): string =>
  `/api/content/${type}?${ENTRY_PARAMETERS[type]}=${slug}`;
