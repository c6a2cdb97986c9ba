import { useEffect, useState } from 'react';
import {
  type CollectionPath,
  type Found,
  type QueryOptions,
  type Watcher,
  watchDocument,
  watchQuery,
} from '#browser/firebase/firestore.ts';
import { hasUnsavedText } from '#browser/unsaved-text.ts';

export type AsyncState<T> =
  | { state: 'loading' }
  | { state: 'error'; error: Error; retry: () => void }
  | { state: 'ready'; value: T; stale: boolean };

export const LOADING = { state: 'loading' } as const;

/** `isCurrent`: false while the value is of the previous key. */
export type KeyedAsyncState<T> = AsyncState<T> & { isCurrent: boolean };

export function useWatched<T>(
  key: string,
  watch: (watcher: Watcher<T>) => () => void,
): KeyedAsyncState<T> & { reload: () => void } {
  const [result, setResult] = useState<{ key: string; content: AsyncState<T> }>({
    key,
    content: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const retry = () => {
      setResult({ key, content: LOADING });
      setAttempt((count) => count + 1);
    };
    return watch({
      next: (value, stale) => setResult({ key, content: { state: 'ready', value, stale } }),
      failed: (error) =>
        setResult((current) => {
          const isShown = current.key === key && current.content.state === 'ready';
          if (isShown && hasUnsavedText()) return current;
          return { key, content: { state: 'error', error, retry } };
        }),
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `watch`
  }, [key, attempt]);
  const reload = () => setAttempt((count) => count + 1);
  return { ...result.content, isCurrent: result.key === key, reload };
}

/** Offline it goes on loading, unless the page's cache has it. */
export function useLiveDocument(name: CollectionPath, id: string): AsyncState<Found | null> {
  return useWatched<Found | null>(`${name}/${id}`, ({ next, failed }) =>
    watchDocument(name, id, {
      next: (found, stale) => {
        if (found !== null || !stale) next(found, stale);
      },
      failed,
    }),
  );
}

/** @param key identifies the query; `options` may only change together with it */
export function useLiveQuery(
  name: CollectionPath,
  key: string,
  options: QueryOptions & { limit: number },
): KeyedAsyncState<Found[]> {
  return useWatched<Found[]>(`${name}/${key}`, (watcher) => watchQuery(name, options, watcher));
}

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
