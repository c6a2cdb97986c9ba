import { contentCacheSeconds } from '../config.ts';
import { cachedLoader } from '../http/cached-loader.ts';

/** Answers that an instance keeps of each kind; the one that was not asked for longest goes first, so that strangers cannot fill its memory. */
const MAX_KEPT = 100;

/** Reads what is public at a moment through the instance's memory, which keeps an answer for seconds. */
export function cached<Key, Value>(
  read: (key: Key, now: number) => Promise<Value>,
  nameOf: (key: Key) => string,
): (key: Key) => Promise<Value> {
  const kept = new Map<string, () => Promise<Value>>();
  const freshFor = () => contentCacheSeconds.value() * 1000;
  return (key) => {
    const name = nameOf(key);
    const loader = kept.get(name) ?? cachedLoader(() => read(key, Date.now()), { freshFor });
    // Set again, so that it is the last one.
    kept.delete(name);
    kept.set(name, loader);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return loader();
  };
}

/** Seconds for which the CDN keeps content: with the instance's memory, 40 s from a change to the last visitor. */
const CDN_SECONDS = 30;

/**
 * The `Cache-Control` of content. No cache uses it while it asks again (`stale-while-revalidate`): what was withdrawn
 * would be shown once more.
 * @param browserSeconds for which browsers keep it
 */
export const sharedCacheControl = (browserSeconds: number): string =>
  `public, max-age=${browserSeconds}, s-maxage=${CDN_SECONDS}`;
