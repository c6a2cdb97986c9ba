import type { QueryOptions } from '../firebase/firestore.ts';

/** Sorts behind every character that a name may have. */
const LAST = '\uf8ff';

/** Finds texts that begin with `start`; all of them where it is ''. Sorted by the field. */
export function beginsWith(field: string, start: string): Pick<QueryOptions, 'where' | 'orderBy'> {
  const orderBy = [[field, 'asc']] as const;
  if (start === '') return { orderBy };
  return {
    where: [
      [field, '>=', start],
      [field, '<=', start + LAST],
    ],
    orderBy,
  };
}
