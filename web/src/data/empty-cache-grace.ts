/** How long an empty cache is not believed while the server may still answer, in milliseconds. */
const PATIENCE = 3000;

/**
 * Passes on what a watcher tells, but holds back "nothing" from the cache: on a first visit the cache is always
 * empty, and offline the server's answer never comes.
 * @param isNothing true for a value that only says the cache knows nothing
 * @returns the watcher's `next`, and how to stop waiting
 */
export function withEmptyCacheGrace<T>(
  isNothing: (value: T) => boolean,
  next: (value: T, stale: boolean) => void,
): { next: (value: T, stale: boolean) => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    next: (value, stale) => {
      clearTimeout(timer);
      if (stale && isNothing(value)) timer = setTimeout(() => next(value, stale), PATIENCE);
      else next(value, stale);
    },
    stop: () => clearTimeout(timer),
  };
}
