import { useMemo } from 'react';
import { type PagedQuery, usePagedQuery } from '#admin/data/use-paged-query.ts';
import { type ContentType, CONTENT_TYPES, isFixed } from '#model/content/content-types.ts';
import { type Entry, parseEntry } from '#model/content/draft.ts';

export const POSTS_PER_PAGE = 25;
/** Entries per page of the other types: they are few and are loaded whole, because they are sorted in the browser. */
const ORDERED_PER_PAGE = 150;

/** The stored entries of a content type: posts newest first, the other types in their order on the site. */
export function useEntries(type: ContentType): { pages: PagedQuery; entries: Entry[] } {
  const { collection, isOrdered } = CONTENT_TYPES[type];
  const isWhole = isOrdered || isFixed(type);
  const pages = usePagedQuery(
    collection,
    type,
    {
      where: [['deleted_date', '==', null]],
      ...(!isWhole && { orderBy: [['created_date', 'desc']] }),
    },
    isWhole ? ORDERED_PER_PAGE : POSTS_PER_PAGE,
  );
  const { documents } = pages;
  const entries = useMemo(() => {
    const found = documents.flatMap(({ id, data }) => parseEntry(type, id, data) ?? []);
    return isOrdered ? found.toSorted((a, b) => a.order - b.order) : found;
  }, [documents, type, isOrdered]);
  return { pages, entries };
}
