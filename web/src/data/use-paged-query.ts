import type { CollectionPath, Found, QueryOptions } from '../firebase/firestore.ts';
import { queryServer } from '../firebase/firestore.ts';
import type { KeyedAsyncState } from './use-live-query.ts';
import { useLiveQuery } from './use-live-query.ts';
import type { LoadMore } from './use-load-more.ts';
import { useLoadMore } from './use-load-more.ts';

/** A list that grows page by page at its end. */
export interface PagedQuery<First = unknown> extends Omit<LoadMore<unknown>, 'items'> {
  first: KeyedAsyncState<First>;
}

/**
 * A list of records that is live at its beginning: opening it reads one page, whatever the collection's size.
 * @param key says when the query is another one
 */
export function usePagedQuery(
  name: CollectionPath,
  key: string,
  options: Omit<QueryOptions, 'limit'>,
  pageSize: number,
): PagedQuery<Found[]> & { found: readonly Found[] } {
  const first = useLiveQuery(name, key, { ...options, limit: pageSize });
  const page = first.state === 'ready' ? first.value : [];
  const endOf = (found: readonly Found[]) =>
    found.length < pageSize ? null : (found.at(-1)?.cursor ?? null);
  // Not from this browser's cache: what it has of a page would pass for the end of the list.
  const older = useLoadMore(`${name}/${key}`, endOf(page), async (startAfter: Found['cursor']) => {
    const items = await queryServer(name, { ...options, startAfter, limit: pageSize });
    return { items, next: endOf(items) };
  });
  // The page of the question before is still shown: nothing of the new one stands behind it.
  if (!first.isCurrent) return { ...older, first, found: page, hasMore: false, moreFailed: null };
  const seen = new Set(page.map(({ id }) => id));
  return { ...older, first, found: [...page, ...older.items.filter(({ id }) => !seen.has(id))] };
}
