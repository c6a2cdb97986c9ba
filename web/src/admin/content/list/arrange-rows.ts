import type { ListFilter, ListRow } from '../../../../../model/content/list.ts';
import { hasStatus } from '../../../../../model/content/list.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { ListSort } from './list-filter.tsx';

/** The rows that have the status and language of a filter, sorted; `usual` leaves them in the order they come in. */
export function arrangeRows(
  rows: readonly ListRow[],
  filter: Pick<ListFilter, 'status' | 'language'>,
  sort: ListSort,
  locale: Locale,
): ListRow[] {
  const found = rows.filter((row) => hasStatus(filter, row));
  if (sort === 'changed') return found.toSorted((a, b) => b.updatedAt - a.updatedAt);
  if (sort === 'name') {
    return found.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  }
  return found;
}
