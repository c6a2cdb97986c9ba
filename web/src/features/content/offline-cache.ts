import { CONTENT_CACHE } from '../../../../model/service-worker.ts';

/** Maximum number of cached responses; the least recently read one is removed first. */
const MAX_ENTRIES = 30;

/**
 * Stores a valid response of `/api/content`. The page does this itself, because the service worker caches
 * nothing below `/api/`. A browser that blocks the cache is not an error.
 */
export async function cacheResponse(path: string, body: string): Promise<void> {
  try {
    const cache = await caches.open(CONTENT_CACHE);
    // Removed and added, so that it is the last entry.
    await cache.delete(path);
    await cache.put(path, new Response(body));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= MAX_ENTRIES) await cache.delete(oldest);
  } catch {
    // The cache is blocked, full or not supported.
  }
}

/** The cached response of a path, or null. */
export async function cachedResponse(path: string): Promise<string | null> {
  try {
    const cache = await caches.open(CONTENT_CACHE);
    return (await (await cache.match(path))?.text()) ?? null;
  } catch {
    return null;
  }
}

/** Removes a cached response, so that unpublished content is not shown offline either. */
export async function removeCachedResponse(path: string): Promise<void> {
  try {
    await (await caches.open(CONTENT_CACHE)).delete(path);
  } catch {
    // The cache is blocked or not supported.
  }
}
