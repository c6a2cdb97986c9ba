import { useEffect, useState } from 'react';
import { asError } from './use-async.ts';

/** A page after the first one; `next` is the cursor of the page after it, null at the end of the list. */
export interface NextPage<Item, Cursor> {
  items: readonly Item[];
  next: Cursor | null;
}

export interface LoadMore<Item> {
  /** Items of all pages after the first one that were loaded so far. */
  items: readonly Item[];
  hasMore: boolean;
  loadingMore: boolean;
  /** Error of the last attempt to load more; the items stay. */
  loadMoreError: Error | null;
  loadMore: () => void;
}

interface LoadedPages<Item, Cursor> extends NextPage<Item, Cursor> {
  key: string;
  /** Identifies the request under way. */
  request: object | null;
  error: Error | null;
}

/**
 * Loads the pages after a list's first one, one at a time. An answer that arrives after the key has changed is
 * dropped.
 * @param key identifies the list
 * @param first cursor of the second page; null while it is unknown or where there is none
 */
export function useLoadMore<Item, Cursor>(
  key: string,
  first: Cursor | null,
  load: (after: Cursor) => Promise<NextPage<Item, Cursor>>,
): LoadMore<Item> {
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
