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

/** Items fetched since the app started, shown at once when a page is opened again. */
const fetchedItems = new Map<ContentKind, PublicContent[ContentKind]>();

/**
 * Published content of a kind: first the prerendered items, then those of the content function. Where the
 * request fails, the shown items stay.
 */
export function useContent<K extends ContentKind>(
  kind: K,
  prerendered: PublicContent[K] | undefined,
): ContentView<PublicContent[K][number]> {
  const [items, setItems] = useState(
    () =>
      (fetchedItems.get(kind) as PublicContent[K] | undefined) ??
      prerendered ??
      ([] as PublicContent[K]),
  );
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>(
    items.length > 0 ? 'shown' : 'loading',
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    fetchItems(kind, controller.signal).then(
      (fetched) => {
        fetchedItems.set(kind, fetched);
        setItems((shown) => (JSON.stringify(shown) === JSON.stringify(fetched) ? shown : fetched));
        setStatus('shown');
      },
      () => {
        if (!controller.signal.aborted)
          setStatus((current) => (current === 'shown' ? current : 'failed'));
      },
    );
    return () => controller.abort();
  }, [kind, attempt]);

  const retry = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { items, status, retry };
}
