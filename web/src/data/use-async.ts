import { useEffect, useState } from 'react';
import type { KeyedAsyncState, AsyncState } from './use-live-query.ts';
import { LOADING } from './use-live-query.ts';

/**
 * Loads something once, and again when `key` changes or the admin asks for it.
 * @param load is called for each new `key`; its rejection is shown, not thrown
 */
export function useAsync<T>(key: string, load: () => Promise<T>): KeyedAsyncState<T> {
  const [answer, setAnswer] = useState<{ key: string; live: AsyncState<T> }>({
    key,
    live: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (live: AsyncState<T>) => {
      if (current) setAnswer({ key, live });
    };
    load().then(
      (value) => show({ state: 'ready', value, stale: false }),
      (error: unknown) => {
        const retry = () => {
          show(LOADING);
          setAttempt((count) => count + 1);
        };
        show({ state: 'failed', error: asError(error), retry });
      },
    );
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `load`
  }, [key, attempt]);
  return { ...answer.live, isCurrent: answer.key === key };
}

/** What was thrown, as an error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
