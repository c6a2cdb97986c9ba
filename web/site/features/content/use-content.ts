import { useEffect, useState } from 'react';
import { whenIdle } from '#browser/idle.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import type { PublicItem } from '#model/content/answers.ts';
import type { ContentType } from '#model/content/content-types.ts';

export const loadFetching = () => ignoringChunkErrors(() => import('./fetch-content.ts'));

const fetchedItems: { [Type in ContentType]?: readonly PublicItem[Type][] } = {};

/** The items of a kind as last fetched. @param prerendered the items before the first fetch */
export function listedItems<K extends ContentType>(
  type: K,
  prerendered: readonly PublicItem[K][] | undefined,
): readonly PublicItem[K][] {
  return fetchedItems[type] ?? prerendered ?? [];
}

/** Published content of a kind: first the prerendered items, then those of the content function. */
export function useContent<K extends ContentType>(
  type: K,
  prerendered: readonly PublicItem[K][] | undefined,
) {
  const [items, setItems] = useState(listedItems(type, prerendered));
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>(
    items.length > 0 ? 'shown' : 'loading',
  );
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const refresh = async (): Promise<void> => {
      if (signal.aborted) return;
      try {
        const { fetchItems } = await loadFetching();
        const fetched = await fetchItems(type, signal);
        Object.assign(fetchedItems, { [type]: fetched });
        setItems((shown) => (JSON.stringify(shown) === JSON.stringify(fetched) ? shown : fetched));
        setStatus('shown');
      } catch {
        if (!signal.aborted) setStatus((current) => (current === 'shown' ? current : 'failed'));
      }
    };
    // Items that are shown already can wait.
    if (status === 'loading') void refresh();
    else whenIdle(() => void refresh());
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new status fetches nothing
  }, [type, attempt]);

  const retry = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { items, status, retry };
}
