import type { CollectionPath, Found, QueryOptions } from '../firebase/firestore.ts';
import { queryServer } from '../firebase/firestore.ts';
import type { KeyedAsyncState } from './use-live-query.ts';
import { useLiveQuery } from './use-live-query.ts';
import type { LoadMore } from './use-load-more.ts';
import { useLoadMore } from './use-load-more.ts';

/** A list that is loaded page by page; the first page is live. */
export interface PagedQuery<First = unknown> extends Omit<LoadMore<unknown>, 'items'> {
  first: KeyedAsyncState<First>;
}

/**
 * A list of records whose first page is live. Opening it reads one page, whatever the size of the collection.
 * @param key identifies the query; `options` may only change together with it
 */
export function usePagedQuery(
  name: CollectionPath,
  key: string,
  options: Omit<QueryOptions, 'limit'>,
  pageSize: number,
): PagedQuery<Found[]> & { documents: readonly Found[] } {
  const first = useLiveQuery(name, key, { ...options, limit: pageSize });
  const page = first.state === 'ready' ? first.value : [];
  const endOf = (documents: readonly Found[]) =>
    documents.length < pageSize ? null : (documents.at(-1)?.cursor ?? null);
  // From the server only: a page that the cache holds in part would look like the end of the list.
  const older = useLoadMore(`${name}/${key}`, endOf(page), async (startAfter: Found['cursor']) => {
    const items = await queryServer(name, { ...options, startAfter, limit: pageSize });
    return { items, next: endOf(items) };
  });
  // While the previous query's page is still shown, nothing can be loaded after it.
  if (!first.isCurrent) {
    return { ...older, first, documents: page, hasMore: false, loadMoreError: null };
  }
  const ids = new Set(page.map(({ id }) => id));
  return { ...older, first, documents: [...page, ...older.items.filter(({ id }) => !ids.has(id))] };
}
