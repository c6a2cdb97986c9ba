/** Grace period before an empty cached result counts, in milliseconds. */
const GRACE_PERIOD = 3000;

/**
 * Delays empty results from the cache: on a first visit the cache is always empty, and the server's answer follows.
 * Offline no answer follows, so the empty result is passed on after the grace period.
 * @param isEmpty true for a value that may only mean that the cache is empty
 * @returns the watcher's `next`, and a function that cancels a delayed result
 */
export function withEmptyCacheGrace<T>(
  isEmpty: (value: T) => boolean,
  next: (value: T, stale: boolean) => void,
): { next: (value: T, stale: boolean) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    next: (value, stale) => {
      clearTimeout(timer);
      if (stale && isEmpty(value)) timer = setTimeout(() => next(value, stale), GRACE_PERIOD);
      else next(value, stale);
    },
    stop: () => clearTimeout(timer),
  };
}
