import { contentCacheSeconds } from '../config.ts';
import { cached } from '../http/cached.ts';

/** Reads through the instance's cache. */
export const cachedContent = <Key, Value>(
  read: (key: Key) => Promise<Value>,
  nameOf?: (key: Key) => string,
): ((key: Key) => Promise<Value>) => cached(read, () => contentCacheSeconds.value() * 1000, nameOf);

/** With the instance's cache, 40 s from a change to the last visitor. */
const CDN_SECONDS = 30;

/** Without `stale-while-revalidate`, which would show once more what was withdrawn. @param browserSeconds of browsers */
export const sharedCacheControl = (browserSeconds: number): string =>
  `public, max-age=${browserSeconds}, s-maxage=${CDN_SECONDS}`;
