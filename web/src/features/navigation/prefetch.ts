/** Number of prefetches at a time (docs/behaviour.md, "Constants and limits"). */
const PREFETCH_LIMIT = 4;

/** False where the visitor asks the browser to save data, or the network is too slow for prefetching. */
export function mayPrefetch(connection = navigator.connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Runs at most `limit` tasks at a time, each key once; a failed one may be added again. Failures are silent: the
 * navigation that needs the resource loads it again and gets the error.
 */
export function createPrefetchQueue(limit = PREFETCH_LIMIT) {
  const keys = new Set<string>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = () => {
    if (running < limit) waiting.shift()?.();
  };
  return (key: string, task: () => Promise<unknown>): void => {
    if (keys.has(key)) return;
    keys.add(key);
    waiting.push(() => {
      running += 1;
      task()
        .catch(() => keys.delete(key))
        .finally(() => {
          running -= 1;
          next();
        });
    });
    next();
  };
}
