import { useState } from 'react';
import type { FoundPosts, ListFilter, ListRow } from '../../../../../model/content/list.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { callApi } from '../../../data/api-client.ts';
import { useAsync } from '../../../data/use-async.ts';
import { LOADING } from '../../../data/use-live-query.ts';
import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { ListSort } from './list-filter.tsx';
import { POSTS_PER_PAGE } from './use-entries.ts';

/**
 * The posts of a filter, not live. A function finds those that contain the words, because it can read the texts of all
 * posts.
 */
export function useFoundPosts(
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
): { pages: PagedQuery<FoundPosts>; rows: ListRow[]; reload: () => void } {
  const { search } = filter;
  const [shown, setShown] = useState(POSTS_PER_PAGE);
  const loaded = useAsync(search, () =>
    callApi<FoundPosts>(`posts?${new URLSearchParams({ search })}`),
  );
  const posts = loaded.state === 'ready' && loaded.isCurrent ? loaded.value.posts : null;
  const rows = posts ? arrangeRows(posts, filter, sort, locale) : [];
  return {
    pages: {
      first: loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true },
      hasMore: rows.length > shown,
      loadingMore: false,
      loadMore: () => setShown(shown + POSTS_PER_PAGE),
    },
    rows: rows.slice(0, shown),
    reload: loaded.reload,
  };
}
