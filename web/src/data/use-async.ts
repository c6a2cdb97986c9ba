import { useEffect, useState } from 'react';
import type { KeyedAsyncState, AsyncState } from './use-live-query.ts';
import { LOADING } from './use-live-query.ts';

/**
 * Loads something once, again when `key` changes, and on retry.
 * @param load is called for each new `key`; a rejection becomes the error state
 */
export function useAsync<T>(key: string, load: () => Promise<T>): KeyedAsyncState<T> {
  const [result, setResult] = useState<{ key: string; content: AsyncState<T> }>({
    key,
    content: LOADING,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const show = (content: AsyncState<T>) => {
      if (current) setResult({ key, content });
    };
    load().then(
      (value) => show({ state: 'ready', value, stale: false }),
      (error: unknown) => {
        const retry = () => {
          show(LOADING);
          setAttempt((count) => count + 1);
        };
        show({ state: 'error', error: asError(error), retry });
      },
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `load`
  }, [key, attempt]);
  return { ...result.content, isCurrent: result.key === key };
}

/** A thrown value as an Error. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
