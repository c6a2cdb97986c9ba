import { useEffect, useState } from 'react';
import { asError, useAsync } from './use-async.ts';
import { LOADING } from './use-live-query.ts';
import type { PagedQuery } from './use-paged-query.ts';

/** A page of a list; `next` is the cursor of the page after it, null at the end of the list. */
interface NextPage<Item, Cursor> {
  items: readonly Item[];
  next: Cursor | null;
}

interface LoadedPages<Item, Cursor> extends NextPage<Item, Cursor> {
  key: string;
  /** Identifies the request under way. */
  request: object | null;
  error: Error | null;
}

/**
 * A list that an endpoint gives page by page. While the first page of another key is loading, the items of the one before
 * are hidden: they contradict the new filter.
 * @param load loads the page after a cursor, the first one for null
 */
export function usePagedApi<Item extends { id: string }, Cursor>(
  key: string,
  load: (after: Cursor | null) => Promise<NextPage<Item, Cursor>>,
): PagedQuery & { items: Item[] } {
  const loaded = useAsync(key, () => load(null));
  const first = loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true };
  const page = first.state === 'ready' ? first.value : { items: [], next: null };
  const { items, ...older } = useLoadMore(key, page.next, load);
  // A first page that was loaded again may contain items of a later page.
  const newest = new Set(page.items.map(({ id }) => id));
  return { ...older, first, items: [...page.items, ...items.filter(({ id }) => !newest.has(id))] };
}

/**
 * Loads the pages after a list's first one, one at a time. An answer that arrives after the key has changed is
 * dropped.
 * @param key identifies the list
 * @param first cursor of the second page; null while it is unknown or where there is none
 * @returns also the items of all pages after the first one that were loaded so far
 */
function useLoadMore<Item, Cursor>(
  key: string,
  first: Cursor | null,
  load: (after: Cursor) => Promise<NextPage<Item, Cursor>>,
): Omit<PagedQuery, 'first'> & { items: readonly Item[] } {
  const [loaded, setLoaded] = useState<LoadedPages<Item, Cursor> | null>(null);
  // Resets when the key changes; until the effect has run, `own` ignores the pages of the previous list.
  useEffect(() => () => setLoaded(null), [key]);
  const own = loaded?.key === key ? loaded : null;
  const items = own?.items ?? [];
  const after = own === null ? first : own.next;

  async function loadMore(): Promise<void> {
    if (after === null || (own !== null && own.request !== null)) return;
    const request = {};
    const finish = (part: Partial<LoadedPages<Item, Cursor>>) =>
      setLoaded((now) => (now?.request === request ? { ...now, request: null, ...part } : now));
    setLoaded({ key, items, next: after, request, error: null });
    try {
      const page = await load(after);
      finish({ items: [...items, ...page.items], next: page.next });
    } catch (error) {
      finish({ error: asError(error) });
    }
  }

  return {
    items,
    hasMore: after !== null,
    loadingMore: own !== null && own.request !== null,
    loadMoreError: own?.error ?? null,
    loadMore: () => void loadMore(),
  };
}
