import type { QueryOptions } from '../firebase/firestore.ts';

/** Sorts after every character of ordinary text. */
const LAST = '\uf8ff';

/** Query for the texts that begin with `start` (all texts for ''), sorted by the field. */
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
