import { useState } from 'react';
import type { CollectionPath, Found, QueryOptions } from '#browser/firebase/firestore.ts';
import { type KeyedAsyncState, LOADING, useAsync, useLiveQuery } from './use-live-query.ts';
import { useMutation } from './use-mutation.ts';

export interface PagedQuery<First = unknown> {
  first: KeyedAsyncState<First>;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
}

/**
 * Live; "more" listens to one page more.
 * @param key identifies the query; `options` may only change together with it
 * @param opened pages to begin with
 */
export function usePagedQuery(
  name: CollectionPath,
  key: string,
  options: Omit<QueryOptions, 'limit'>,
  pageSize: number,
  opened = 1,
): PagedQuery<Found[]> & { documents: readonly Found[] } {
  const [asked, setAsked] = useState({ key, pages: opened });
  if (asked.key !== key) setAsked({ key, pages: 1 });
  const limit = asked.pages * pageSize;
  const first = useLiveQuery(name, `${key}/${limit}`, { ...options, limit });
  const documents = first.state === 'ready' ? first.value : [];
  const isFromCache = first.state === 'ready' && first.stale;
  const isAwaited = !first.isCurrent || (isFromCache && documents.length < limit);
  const loadingMore = asked.pages > 1 && first.state === 'ready' && isAwaited;
  return {
    first,
    documents,
    hasMore: loadingMore || (first.isCurrent && documents.length >= limit),
    loadingMore,
    loadMore: () => setAsked({ key, pages: asked.pages + 1 }),
  };
}

/** `next`: the next page's cursor; null at the end. */
interface Page<Item, Cursor> {
  items: readonly Item[];
  next: Cursor | null;
}

/**
 * Items before the first page of another key are hidden: they contradict the new filter.
 * @param load null for the first page
 */
export function usePagedApi<Item, Cursor>(
  key: string,
  load: (after: Cursor | null) => Promise<Page<Item, Cursor>>,
): PagedQuery & { items: readonly Item[] } {
  const loaded = useAsync(key, () => load(null));
  const first = loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true };
  const [older, setOlder] = useState<(Page<Item, Cursor> & { key: string }) | null>(null);
  const { busy, run } = useMutation('loading more of a list');
  // An answer that arrives after the key has changed is hidden too.
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
