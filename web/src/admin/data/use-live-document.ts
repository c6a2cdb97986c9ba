import { useEffect, useState } from 'react';
import type { CollectionPath, Found } from '../../firebase/firestore.ts';
import { watchDocument } from '../../firebase/firestore.ts';
import type { Live } from './use-live-query.ts';

/** Follows one document; null where there is none. */
export function useLiveDocument(name: CollectionPath, id: string): Live<Found | null> {
  const [live, setLive] = useState<Live<Found | null>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(
    () =>
      watchDocument(name, id, {
        next: (value, stale) => {
          // "Not in the cache" is no answer while the server has not been asked.
          if (stale && value === null && navigator.onLine) return;
          setLive({ state: 'ready', value, stale });
        },
        failed: (error) =>
          setLive({ state: 'failed', error, retry: () => setAttempt((count) => count + 1) }),
      }),
    [name, id, attempt],
  );
  return live;
}
