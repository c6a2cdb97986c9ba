import { useEffect, useState } from 'react';
import type { CollectionPath, Found, QueryOptions } from '../../firebase/firestore.ts';
import { watchQuery } from '../../firebase/firestore.ts';
import { patiently } from './patient.ts';

export type Live<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  /** `stale` while offline: from this browser's cache. */
  | { state: 'ready'; value: T; stale: boolean };

/**
 * Follows a query with a limit. What was last shown stays on the screen while the query changes.
 * @param key says when the query is another one; `options` is read only then
 */
export function useLiveQuery(
  name: CollectionPath,
  key: string,
  options: QueryOptions & { limit: number },
): Live<Found[]> {
  const [live, setLive] = useState<Live<Found[]>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { next, stop } = patiently<Found[]>(
      (value) => value.length === 0,
      (value, stale) => setLive({ state: 'ready', value, stale }),
    );
    const unwatch = watchQuery(name, options, {
      next,
      failed: (error) =>
        setLive({ state: 'failed', error, retry: () => setAttempt((count) => count + 1) }),
    });
    return () => {
      stop();
      unwatch();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `options`
  }, [name, key, attempt]);
  return live;
}
