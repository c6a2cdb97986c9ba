import { useState } from 'react';
import { useAsync } from './use-async.ts';
import { LOADING } from './use-live-query.ts';
import { useMutation } from './use-mutation.ts';
import type { PagedQuery } from './use-paged-query.ts';

/** A page of a list; `next` is the cursor of the page after it, null at the end of the list. */
interface Page<Item, Cursor> {
  items: readonly Item[];
  next: Cursor | null;
}

/**
 * A list that an endpoint gives page by page. While the first page of another key is loading, the items of the one before
 * are hidden: they contradict the new filter. Where a further page cannot be loaded, the items stay, and a toast says why.
 * @param load loads the page after a cursor, the first one for null
 */
export function usePagedApi<Item, Cursor>(
  key: string,
  load: (after: Cursor | null) => Promise<Page<Item, Cursor>>,
): PagedQuery & { items: readonly Item[] } {
  const loaded = useAsync(key, () => load(null));
  const first = loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true };
  const [older, setOlder] = useState<(Page<Item, Cursor> & { key: string }) | null>(null);
  const { busy, run } = useMutation('loading more of a list');
  // Also those of an answer that arrives after the key has changed.
  if (older !== null && older.key !== key) setOlder(null);
  const page = first.state === 'ready' ? first.value : { items: [], next: null };
  const items = [...page.items, ...(older?.items ?? [])];
  const after = older === null ? page.next : older.next;

  async function loadMore(): Promise<void> {
    const { items: found, next } = await load(after);
    setOlder({ key, items: [...(older?.items ?? []), ...found], next });
  }

  return {
    first,
    items,
    hasMore: after !== null,
    loadingMore: busy,
    loadMore: () => void run(loadMore),
  };
}
