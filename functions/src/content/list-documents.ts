import {
  type DocumentReference,
  type Query,
  type Transaction,
  FieldPath,
} from 'firebase-admin/firestore';
import type { ContentType } from '../../../model/content/content-types.ts';
import type { Listed, ListDocument } from '../../../model/content/list-document.ts';
import { storedBytes } from '../../../model/stored-bytes.ts';
import { collection } from '../firestore.ts';

/** Size at which the entries that follow go into another document, in bytes; Firestore takes 1 MiB. */
const FULL_BYTES = 900_000;

export interface StoredList extends ListDocument {
  ref: DocumentReference;
}

const documentsOf = (type: ContentType): Query =>
  collection('content_list').where('type', '==', type);

/** The list documents of a type. */
export async function readList(
  type: ContentType,
  transaction?: Transaction,
): Promise<StoredList[]> {
  const query = documentsOf(type);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.map((found) => ({ ref: found.ref, ...(found.data() as ListDocument) }));
}

/**
 * Writes an entry into the list of its type, or takes it out.
 * @param lists as the same transaction read them
 * @param listed null for nothing public
 * @param fullBytes size of a document that takes no further entry
 */
export function writeListed(
  transaction: Pick<Transaction, 'set' | 'update'>,
  { type, id }: { type: ContentType; id: string },
  lists: readonly StoredList[],
  listed: Listed | null,
  fullBytes = FULL_BYTES,
): void {
  const holder = lists.find(({ entries }) => entries[id] !== undefined);
  if (listed === null) {
    if (holder) {
      const { [id]: _removed, ...entries } = holder.entries;
      transaction.update(holder.ref, { entries });
    }
    return;
  }
  const free = lists.find(({ entries }) => storedBytes(entries) < fullBytes);
  const name = lists.length === 0 ? type : `${type}-${lists.length + 1}`;
  const { ref } = holder ?? free ?? { ref: collection('content_list').doc(name) };
  const mergeFields = ['type', new FieldPath('entries', id)];
  transaction.set(ref, { type, entries: { [id]: listed } }, { mergeFields });
}
