import { cachedLoader } from '../http/cached-loader.ts';
import { contentCacheSeconds } from '../config.ts';

/** What is public at the moment of the read, and when that changes by itself (milliseconds since 1970, or null). */
export interface Published<Value> {
  value: Value;
  changesAt: number | null;
}

/** Answers that an instance keeps of each kind; the one that was not asked for longest goes first, so that strangers cannot fill its memory. */
const MAX_KEPT = 100;

/**
 * Reads through the instance's memory, which keeps an answer for seconds and never beyond its next change.
 * @param seconds as for all content by default
 */
export function cached<Key, Value>(
  read: (key: Key, now: number) => Promise<Published<Value>>,
  nameOf: (key: Key) => string,
  seconds = () => contentCacheSeconds.value(),
): (key: Key) => Promise<Published<Value>> {
  const kept = new Map<string, () => Promise<Published<Value>>>();

  function makeLoader(key: Key): () => Promise<Published<Value>> {
    let changesAt: number | null = null;
    const load = async () => {
      const loaded = await read(key, Date.now());
      ({ changesAt } = loaded);
      return loaded;
    };
    const freshFor = () => Math.min(seconds() * 1000, (changesAt ?? Infinity) - Date.now());
    return cachedLoader(load, { freshFor });
  }

  return (key) => {
    const name = nameOf(key);
    const loader = kept.get(name) ?? makeLoader(key);
    // Set again, so that it is the last one.
    kept.delete(name);
    kept.set(name, loader);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return loader();
  };
}

/** The earliest of some times; null where there is none. */
export function earliest(...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}
