import { type KeyedAsyncState, useWatched } from './use-live-query.ts';

/**
 * Loads something once, again when `key` changes, and on retry.
 * @param load is called for each new `key`; a rejection becomes the error state
 * @returns also `reload`, which loads it again and shows what it was until then
 */
export function useAsync<T>(
  key: string,
  load: () => Promise<T>,
): KeyedAsyncState<T> & { reload: () => void } {
  return useWatched<T>(key, ({ next, failed }) => {
    let current = true;
    load().then(
      (value) => current && next(value, false),
      (error: unknown) =>
        current && failed(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  });
}
