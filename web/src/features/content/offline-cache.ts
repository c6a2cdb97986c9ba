import { CONTENT_CACHE } from '../../../../model/updates/service-worker.ts';

/** Maximum number of cached responses; the least recently read one is removed first. */
const MAX_ENTRIES = 30;

/**
 * Uses the cache of responses of `/api/content`. The page does this itself, because the service worker caches nothing
 * below `/api/`.
 * @returns null where the cache is blocked, full or not supported
 */
async function withCache<T>(task: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await task(await caches.open(CONTENT_CACHE));
  } catch {
    return null;
  }
}

/** Stores a valid response. */
export const cacheResponse = (path: string, body: string) =>
  withCache(async (cache) => {
    // Removed and added, so that it is the last entry.
    await cache.delete(path);
    await cache.put(path, new Response(body));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MAX_ENTRIES) await cache.delete(oldest);
  });

/** The cached response of a path, or null. */
export const cachedResponse = (path: string) =>
  withCache(async (cache) => (await (await cache.match(path))?.text()) ?? null);

/** Removes a cached response, so that unpublished content is not shown offline either. */
export const removeCachedResponse = (path: string) => withCache((cache) => cache.delete(path));
