import { CONTENT_CACHE } from '../../../../model/service-worker.ts';

/** Answers kept: the lists and the posts read last. */
const AT_MOST = 30;

/**
 * The last good answers of `/api/content`, kept by the page itself: the service worker caches nothing
 * below `/api/`. Everything here is a convenience, so a browser that refuses a cache is no error.
 */
export async function cacheResponse(path: string, answer: string): Promise<void> {
  try {
    const cache = await caches.open(CONTENT_CACHE);
    // Put anew at the end: the one read longest ago is the first to go.
    await cache.delete(path);
    await cache.put(path, new Response(answer));
    const [oldest, ...others] = await cache.keys();
    if (oldest && others.length >= AT_MOST) await cache.delete(oldest);
  } catch {
    // Refused, full, or not there.
  }
}

/** The answer last seen at an address, or null. */
export async function cachedResponse(path: string): Promise<string | null> {
  try {
    const cache = await caches.open(CONTENT_CACHE);
    return (await (await cache.match(path))?.text()) ?? null;
  } catch {
    return null;
  }
}

/** Forgets an answer: what is no longer published is not shown offline either. */
export async function removeCachedResponse(path: string): Promise<void> {
  try {
    await (await caches.open(CONTENT_CACHE)).delete(path);
  } catch {
    // As above.
  }
}
