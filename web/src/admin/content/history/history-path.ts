import { HISTORY_COLLECTION } from '../../../../../model/collections.ts';
import type { ContentKind } from '../../../../../model/content/kinds.ts';
import { KINDS } from '../../../../../model/content/kinds.ts';
import type { CollectionPath } from '../../../firebase/firestore.ts';

/** The collection of an entry's history. */
export function historyPath(kind: ContentKind, id: string): CollectionPath {
  return `${KINDS[kind].collection}/${id}/${HISTORY_COLLECTION}`;
}
