import { useState } from 'react';
import type { CollectionPath, Found, QueryOptions } from '#browser/firebase/firestore.ts';
import { type KeyedAsyncState, useLiveQuery } from './use-live-query.ts';

/** A list that is loaded page by page. */
export interface PagedQuery<First = unknown> {
  /** The first page; of a live list, all pages. */
  first: KeyedAsyncState<First>;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
}

/**
 * A list of records that is live. Opening it reads one page, whatever the size of the collection; "more" listens to one
 * page more.
 * @param key identifies the query; `options` may only change together with it
 */
export function usePagedQuery(
  name: CollectionPath,
  key: string,
  options: Omit<QueryOptions, 'limit'>,
  pageSize: number,
): PagedQuery<Found[]> & { documents: readonly Found[] } {
  const [asked, setAsked] = useState({ key, pages: 1 });
  // Another list begins with its first page.
  if (asked.key !== key) setAsked({ key, pages: 1 });
  const limit = asked.pages * pageSize;
  const first = useLiveQuery(name, `${key}/${limit}`, { ...options, limit });
  const documents = first.state === 'ready' ? first.value : [];
  // The cache answers at once, with the pages that it has. Offline, more waits for the connection.
  const isFromCache = first.state === 'ready' && first.stale;
  const isAwaited = !first.isCurrent || (isFromCache && documents.length < limit);
  const loadingMore = asked.pages > 1 && first.state === 'ready' && isAwaited;
  return {
    first,
    documents,
    // The pages of the list before may still be shown.
    hasMore: loadingMore || (first.isCurrent && documents.length >= limit),
    loadingMore,
    loadMore: () => setAsked({ key, pages: asked.pages + 1 }),
  };
}
