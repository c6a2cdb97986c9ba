import { useEffect, useState } from 'react';
import type { CollectionPath, Found, QueryOptions, Watcher } from '../firebase/firestore.ts';
import { watchDocument, watchQuery } from '../firebase/firestore.ts';
import { withEmptyCacheGrace } from './empty-cache-grace.ts';

export type AsyncState<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** `stale` while offline: from this browser's cache. */
  | { state: 'ready'; value: T; stale: boolean };

export const LOADING = { state: 'loading' } as const;

/** What is shown; `isCurrent` is false while it still answers the question before. */
export type KeyedAsyncState<T> = AsyncState<T> & { isCurrent: boolean };

/**
 * Follows something in the database. What was last shown stays on the screen while it changes.
 * @param key says when it is something else; `watch` is called only then, and when the admin tries again
 * @param isNothing true for a value that only says the cache knows nothing
 */
function useLive<T>(
  key: string,
  watch: (watcher: Watcher<T>) => () => void,
  isNothing: (value: T) => boolean,
): KeyedAsyncState<T> {
  const [answer, setAnswer] = useState<{ key: string; live: AsyncState<T> }>({
    key,
    live: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const show = (live: AsyncState<T>) => setAnswer({ key, live });
    const { next, stop } = withEmptyCacheGrace<T>(isNothing, (value, stale) =>
      show({ state: 'ready', value, stale }),
    );
    const retry = () => setAttempt((count) => count + 1);
    const unwatch = watch({ next, failed: (error) => show({ state: 'failed', error, retry }) });
    return () => {
      stop();
      unwatch();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for both functions
  }, [key, attempt]);
  return { ...answer.live, isCurrent: answer.key === key };
}

/** Follows one document; null where there is none. */
export function useLiveDocument(name: CollectionPath, id: string): AsyncState<Found | null> {
  return useLive<Found | null>(
    `${name}/${id}`,
    (watcher) => watchDocument(name, id, watcher),
    (value) => value === null,
  );
}

/**
 * Follows a query with a limit.
 * @param key says when the query is another one; `options` is read only then
 */
export function useLiveQuery(
  name: CollectionPath,
  key: string,
  options: QueryOptions & { limit: number },
): KeyedAsyncState<Found[]> {
  return useLive<Found[]>(
    `${name}/${key}`,
    (watcher) => watchQuery(name, options, watcher),
    (value) => value.length === 0,
  );
}
