import { type PagedQuery, usePagedQuery } from '#admin/data/use-paged-query.ts';
import { type Entry, parseEntry } from '#model/content/draft.ts';
import { type ContentKind, KINDS } from '#model/content/kinds.ts';

export const POSTS_PER_PAGE = 25;
/** Entries per page of the other kinds: they are few and are loaded whole, because they are sorted in the browser. */
const ORDERED_PER_PAGE = 150;

/** The stored entries of a kind: posts newest first, the other kinds in their order on the site. */
export function useEntries(kind: ContentKind): { pages: PagedQuery; entries: Entry[] } {
  const { collection, isOrdered } = KINDS[kind];
  const pages = usePagedQuery(
    collection,
    kind,
    {
      where: [['deleted_date', '==', null]],
      ...(!isOrdered && { orderBy: [['created_date', 'desc']] }),
    },
    isOrdered ? ORDERED_PER_PAGE : POSTS_PER_PAGE,
  );
  const found = pages.documents.flatMap(({ id, data }) => parseEntry(kind, id, data) ?? []);
  return { pages, entries: isOrdered ? found.toSorted((a, b) => a.order - b.order) : found };
}
