import { LRUCache } from 'lru-cache';
import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';

const MAX_VALUES = 100;

/** Wait after a failed read; an older value is returned meanwhile. */
const RETRY_AFTER_MS = 5000;

/** An older value is not returned. */
const MAX_AGE_MS = 3_600_000;

/** Part of the time for an answer: a slower read returns an older value. */
const PATIENCE = 0.3;

const isTooOld = ({ read }: { read: number }) => Date.now() - read > MAX_AGE_MS;

/**
 * Keeps what is read in this instance. Callers share a read. While reading fails or is slow, the last value is
 * returned, for at most an hour.
 * @param freshMs time without reading again
 */
export function cached<Key, Value>(
  read: (key: Key) => Promise<Value>,
  freshMs: () => number,
): (key: Key) => Promise<Value> {
  const cache = new LRUCache<string, { value: Value; read: number }, () => Promise<Value>>({
    max: MAX_VALUES,
    perf: Date,
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
    fetchMethod: async (_, last, { context, options }) => {
      try {
        return { value: await withTimeout(context(), publicAnswerMs.value()), read: Date.now() };
      } catch (error) {
        if (last === undefined || isTooOld(last)) throw error;
        options.ttl = RETRY_AFTER_MS;
        return last;
      }
    },
  });
  return async (key) => {
    const name = String(key);
    const last = cache.peek(name, { allowStale: true });
    const hasLast = last !== undefined && !isTooOld(last);
    const found = await cache.forceFetch(name, {
      context: () => read(key),
      ttl: Math.max(freshMs(), 1),
      ...(hasLast && { signal: AbortSignal.timeout(PATIENCE * publicAnswerMs.value()) }),
    });
    return found.value;
  };
}
