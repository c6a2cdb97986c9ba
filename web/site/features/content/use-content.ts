import { useEffect, useState } from 'react';
import { whenIdle } from '#browser/idle.ts';
import { ignoringChunkErrors } from '#browser/reload.ts';
import type { PublicItem } from '#model/content/answers.ts';
import type { ContentKind } from '#model/content/kinds.ts';

/** Loads the code that fetches content, which a page needs once it is shown. */
export const loadFetching = () => ignoringChunkErrors(() => import('./fetch-content.ts'));

/** Items fetched since the app started, shown at once when a page is opened again. */
const fetchedItems: { [Kind in ContentKind]?: readonly PublicItem[Kind][] } = {};

/**
 * The items of a kind as the content function last answered.
 * @param prerendered the items where it was not asked yet
 */
export function listedItems<K extends ContentKind>(
  kind: K,
  prerendered: readonly PublicItem[K][] | undefined,
): readonly PublicItem[K][] {
  return fetchedItems[kind] ?? prerendered ?? [];
}

/**
 * Published content of a kind: first the prerendered items, then those of the content function. Where the
 * request fails, the shown items stay.
 * @returns with the items a status, of which `shown` without items means that nothing is published, and a way to try again
 */
export function useContent<K extends ContentKind>(
  kind: K,
  prerendered: readonly PublicItem[K][] | undefined,
) {
  const [items, setItems] = useState(listedItems(kind, prerendered));
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
        const fetched = await fetchItems(kind, signal);
        Object.assign(fetchedItems, { [kind]: fetched });
        // What is shown already is not rendered again.
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
  }, [kind, attempt]);

  const retry = () => {
    setStatus('loading');
    setAttempt(attempt + 1);
  };
  return { items, status, retry };
}
