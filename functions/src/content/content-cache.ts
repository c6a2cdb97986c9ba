import { contentCacheSeconds } from '../config.ts';
import { cached } from '../http/cached.ts';

export const cachedContent = <Key, Value>(
  read: (key: Key) => Promise<Value>,
): ((key: Key) => Promise<Value>) => cached(read, () => contentCacheSeconds.value() * 1000);

/** Seconds at the CDN; with the instance's cache, 40 s from a change to the last visitor. */
const CDN_SECONDS = 30;

/**
 * No `stale-while-revalidate`, which would show once more what was withdrawn. @param browserSeconds how long browsers keep it
 */
export const sharedCacheControl = (browserSeconds: number): string =>
  `public, max-age=${browserSeconds}, s-maxage=${CDN_SECONDS}`;
