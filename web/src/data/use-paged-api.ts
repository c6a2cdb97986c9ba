import { useAsync } from './use-async.ts';
import { LOADING } from './use-live-query.ts';
import type { NextPage } from './use-load-more.ts';
import { useLoadMore } from './use-load-more.ts';
import type { PagedQuery } from './use-paged-query.ts';

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
