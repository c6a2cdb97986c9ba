import { useEffect, useState } from 'react';
import type { CollectionPath, Found } from '../../firebase/firestore.ts';
import { watchDocument } from '../../firebase/firestore.ts';
import { patiently } from './patient.ts';
import type { Live } from './use-live-query.ts';

/** Follows one document; null where there is none. */
export function useLiveDocument(name: CollectionPath, id: string): Live<Found | null> {
  const [live, setLive] = useState<Live<Found | null>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { next, stop } = patiently<Found | null>(
      (value) => value === null,
      (value, stale) => setLive({ state: 'ready', value, stale }),
    );
    const unwatch = watchDocument(name, id, {
      next,
      failed: (error) =>
        setLive({ state: 'failed', error, retry: () => setAttempt((count) => count + 1) }),
    });
    return () => {
      stop();
      unwatch();
    };
  }, [name, id, attempt]);
  return live;
}
