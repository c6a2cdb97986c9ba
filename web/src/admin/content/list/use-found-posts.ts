import { useState } from 'react';
import { COLLECTIONS } from '../../../../../model/collections.ts';
import { parseEntry } from '../../../../../model/content/entry.ts';
import type { FoundPosts, ListFilter, ListRow } from '../../../../../model/content/list.ts';
import { foundPostsSchema, listRow, matchesSearch } from '../../../../../model/content/list.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { callApi } from '../../../data/api-client.ts';
import { useAsync } from '../../../data/use-async.ts';
import { LOADING, useLiveQuery } from '../../../data/use-live-query.ts';
import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { ListSort } from './list-filter.tsx';
import { POSTS_PER_PAGE } from './use-entries.ts';

/** The rows of found posts, with those of posts that were read later in place of what is known of them. */
function withChanges(
  posts: readonly ListRow[],
  changed: ReadonlyMap<string, ListRow | null>,
): ListRow[] {
  const known = new Set(posts.map(({ id }) => id));
  const added = [...changed].flatMap(([id, row]) => (row && !known.has(id) ? [row] : []));
  const current = posts.flatMap((row) => {
    const newer = changed.get(row.id);
    return newer === null ? [] : [newer ?? row];
  });
  return [...added, ...current];
}

/**
 * The posts of a filter. A function finds those that contain the words, because it can read the texts of all posts; the
 * posts that were changed last are live.
 */
export function useFoundPosts(
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  now: number,
): { pages: PagedQuery<FoundPosts>; rows: ListRow[]; reload: () => void } {
  const { search } = filter;
  const [shown, setShown] = useState(POSTS_PER_PAGE);
  const loaded = useAsync(search, () =>
    callApi(`posts?${new URLSearchParams({ search })}`, foundPostsSchema),
  );
  const latest = useLiveQuery(COLLECTIONS.blogPost, 'changed last', {
    orderBy: [['updated_date', 'desc']],
    limit: POSTS_PER_PAGE,
  });
  const changed = new Map(
    (latest.state === 'ready' ? latest.value : []).map(({ id, data }) => {
      const entry = parseEntry('blog', id, data);
      return [id, matchesSearch(entry, search) ? listRow(entry, now) : null];
    }),
  );
  const posts = loaded.state === 'ready' && loaded.isCurrent ? loaded.value.posts : null;
  const rows = posts ? arrangeRows(withChanges(posts, changed), filter, sort, locale) : [];
  return {
    pages: {
      first: loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true },
      hasMore: rows.length > shown,
      loadingMore: false,
      loadMoreError: null,
      loadMore: () => setShown(shown + POSTS_PER_PAGE),
    },
    rows: rows.slice(0, shown),
    reload: loaded.reload,
  };
}
