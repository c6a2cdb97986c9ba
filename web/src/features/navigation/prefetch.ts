/** At most so many prefetches at a time (docs/behaviour.md, section 9). */
const PREFETCH_LIMIT = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False where the visitor asked to save data, or the network is too slow to spend anything ahead of time. */
export function mayPrefetch(
  connection = (navigator as Navigator & { connection?: Connection }).connection,
): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/**
 * Runs tasks at most `limit` at a time, each key once; a failed one may be asked for again.
 * Failures are silent: whoever needs the thing will load it again and see the error then.
 */
export function createPrefetchQueue(limit = PREFETCH_LIMIT) {
  const asked = new Set<string>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = () => {
    if (running < limit) waiting.shift()?.();
  };
  return (key: string, task: () => Promise<unknown>): void => {
    if (asked.has(key)) return;
    asked.add(key);
    waiting.push(() => {
      running += 1;
      task()
        .catch(() => asked.delete(key))
        .finally(() => {
          running -= 1;
          next();
        });
    });
    next();
  };
}
