import type { Entry } from '../../../../../model/content/entry.ts';
import { parseEntry } from '../../../../../model/content/entry.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';

/** Posts per page of the list. */
export const POSTS_PER_PAGE = 25;
/** Entries per page of the other kinds: they are few and are loaded whole, because they are sorted in the browser. */
const ORDERED_PER_PAGE = 150;

/**
 * The entries of a kind as they are stored: posts newest first, the other kinds in their order on the site. What is no valid
 * record is left out.
 */
export function useEntries(kind: ContentKind): { pages: PagedQuery; entries: Entry[] } {
  const { collection, hasOrder } = KINDS[kind];
  const pages = usePagedQuery(
    collection,
    kind,
    // A query sorted by `order` would not find records without the field.
    hasOrder ? {} : { orderBy: [['created_date', 'desc']] },
    hasOrder ? ORDERED_PER_PAGE : POSTS_PER_PAGE,
  );
  const found = pages.documents.flatMap(({ id, data }) => parseEntry(kind, id, data) ?? []);
  return { pages, entries: hasOrder ? found.toSorted((a, b) => a.order - b.order) : found };
}
