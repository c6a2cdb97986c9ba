import { COLLECTIONS } from '../../../../../model/collections.ts';
import type { ListFilter, ListRow } from '../../../../../model/content/list.ts';
import {
  blogListRecord,
  lookupWord,
  matchesFilter,
  storedListRow,
} from '../../../../../model/content/list.ts';
import { parseRecord } from '../../../../../model/parse-record.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { useLocale } from '../../../features/locale/index.ts';
import type { QueryOptions } from '../../../firebase/firestore.ts';
import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';
import type { ListSort } from './list-filter.tsx';
import { POSTS_PER_PAGE } from './use-entries.ts';

const orderOf = (sort: ListSort, locale: Locale): NonNullable<QueryOptions['orderBy']> => {
  if (sort === 'name') return [[`sort_name.${locale}`, 'asc']];
  return [[sort === 'changed' ? 'updated_date' : 'created_date', 'desc']];
};

/**
 * The posts of a filter, page by page. The database looks them up by one word, so that a page costs as many reads as it
 * has rows, whatever is stored; the rest of the filter narrows the page down. A change of a post is found about a second
 * later.
 */
export function useFoundPosts(
  filter: ListFilter,
  sort: ListSort,
  now: number,
): { pages: PagedQuery; rows: ListRow[] } {
  const locale = useLocale();
  const word = lookupWord(filter);
  const pages = usePagedQuery(
    COLLECTIONS.blogList,
    JSON.stringify([word, sort, locale]),
    {
      ...(word !== null && { where: [['words', 'array-contains', word]] }),
      orderBy: orderOf(sort, locale),
    },
    POSTS_PER_PAGE,
  );
  const rows = pages.documents.flatMap((found) => {
    const parsed = parseRecord(blogListRecord, found);
    // Only the function writes these records; what it wrote in an older form, it writes anew at the next change.
    if (!parsed.ok) return [];
    const row = storedListRow(found.id, parsed.value, now);
    return matchesFilter(filter, row, parsed.value.words) ? [row] : [];
  });
  return { pages, rows };
}
