import { useEffect, useState } from 'react';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { PublicContent } from '../../../../model/api/content.ts';
import { fetchItems } from './fetch-content.ts';

export interface ContentView<Item> {
  items: readonly Item[];
  /** `shown` with no items means that nothing is published. */
  status: 'loading' | 'shown' | 'failed';
  retry: () => void;
}

/** What this visit has fetched, so that coming back to a page shows it at once. */
const latest = new Map<ContentKind, PublicContent[ContentKind]>();

/**
 * Published content of a kind: first what the page was built with, then what the content function says.
 * Where that fails or is slow, what is shown stays.
 */
export function useContent<K extends ContentKind>(
  kind: K,
  builtIn: PublicContent[K] | undefined,
): ContentView<PublicContent[K][number]> {
  const [items, setItems] = useState(
    () => (latest.get(kind) as PublicContent[K] | undefined) ?? builtIn ?? ([] as PublicContent[K]),
  );
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>(
    items.length > 0 ? 'shown' : 'loading',
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    fetchItems(kind, left.signal).then(
      (fetched) => {
        latest.set(kind, fetched);
        setItems((shown) => (JSON.stringify(shown) === JSON.stringify(fetched) ? shown : fetched));
        setStatus('shown');
      },
      () => {
        if (!left.signal.aborted) setStatus((now) => (now === 'shown' ? now : 'failed'));
      },
    );
    return () => left.abort();
  }, [kind, attempt]);

  const retry = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { items, status, retry };
}
