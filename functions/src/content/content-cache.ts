import { contentCacheSeconds } from '../config.ts';
import { cached } from '../http/cached.ts';

/** Reads what is public at a moment through the instance's cache. */
export const cachedContent = <Key, Value>(
  read: (key: Key, now: number) => Promise<Value>,
  nameOf?: (key: Key) => string,
): ((key: Key) => Promise<Value>) =>
  cached(
    (key) => read(key, Date.now()),
    () => contentCacheSeconds.value() * 1000,
    nameOf,
  );

/** Seconds for which the CDN keeps content: with the instance's cache, 40 s from a change to the last visitor. */
const CDN_SECONDS = 30;

/**
 * The `Cache-Control` of content. No cache uses it while it asks again (`stale-while-revalidate`): what was withdrawn
 * would be shown once more.
 * @param browserSeconds for which browsers keep it
 */
export const sharedCacheControl = (browserSeconds: number): string =>
  `public, max-age=${browserSeconds}, s-maxage=${CDN_SECONDS}`;
