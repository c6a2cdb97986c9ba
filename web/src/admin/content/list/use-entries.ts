import type { Entry } from '../../../../../model/content/entry.ts';
import { parseEntry } from '../../../../../model/content/entry.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { ListFilter, ListRow } from '../../../../../model/content/list.ts';
import { entryWords, listRow, matchesFilter } from '../../../../../model/content/list.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';
import type { ListSort } from './list-filter.tsx';
import { isFiltering } from './list-filter.tsx';

/** Posts per page of the list. */
export const POSTS_PER_PAGE = 25;
/** Entries per page of the other kinds: they are few and are loaded whole, because they are sorted in the browser. */
const ORDERED_PER_PAGE = 150;

/** The entries of a kind as they are stored: posts newest first, the other kinds in their order on the site. */
export function useEntries(kind: ContentKind): { pages: PagedQuery; entries: Entry[] } {
  const { collection, hasOrder } = KINDS[kind];
  const pages = usePagedQuery(
    collection,
    kind,
    // A query sorted by `order` would not find records without the field.
    hasOrder ? {} : { orderBy: [['created_date', 'desc']] },
    hasOrder ? ORDERED_PER_PAGE : POSTS_PER_PAGE,
  );
  const found = pages.documents.map(({ id, data }) => parseEntry(kind, id, data));
  return { pages, entries: hasOrder ? found.toSorted((a, b) => a.order - b.order) : found };
}

/** The rows of those entries that match a filter. @param now milliseconds since 1970 */
export function entryRows(
  entries: readonly Entry[],
  filter: ListFilter,
  sort: ListSort,
  locale: Locale,
  now: number,
): ListRow[] {
  const rows = entries.flatMap((entry) => {
    const row = listRow(entry, now);
    return isFiltering(filter) && !matchesFilter(filter, row, entryWords(entry)) ? [] : [row];
  });
  if (sort === 'changed') return rows.toSorted((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
  if (sort === 'name') {
    return rows.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  }
  return rows;
}
