import { useEffect, useState } from 'react';
import type { Live } from './use-live.ts';

/**
 * Loads something once, and again when `key` changes or the admin asks for it.
 * @param load is called for each new `key`; its rejection is shown, not thrown
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): Live<T> {
  const [live, setLive] = useState<Live<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => {
        if (current) setLive({ state: 'ready', value, stale: false });
      },
      (error: unknown) => {
        if (!current) return;
        const failure = error instanceof Error ? error : new Error(String(error));
        setLive({
          state: 'failed',
          error: failure,
          retry: () => setAttempt((count) => count + 1),
        });
      },
    );
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for `load`
  }, [key, attempt]);
  return live;
}
