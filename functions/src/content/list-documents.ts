import {
  type DocumentReference,
  type Query,
  type Transaction,
  FieldPath,
} from 'firebase-admin/firestore';
import type { ContentKind } from '../../../model/content/kinds.ts';
import type { Listed, ListDocument } from '../../../model/content/list-document.ts';
import { storedBytes } from '../../../model/stored-bytes.ts';
import { collection } from '../firestore.ts';

/** Size at which the entries that follow go into another document, in bytes; Firestore takes 1 MiB. */
const FULL_BYTES = 900_000;

export interface StoredList extends ListDocument {
  ref: DocumentReference;
}

const documentsOf = (kind: ContentKind): Query =>
  collection('content_list').where('kind', '==', kind);

/** The list documents of a type. */
export async function readList(
  kind: ContentKind,
  transaction?: Transaction,
): Promise<StoredList[]> {
  const query = documentsOf(kind);
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
  { kind, id }: { kind: ContentKind; id: string },
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
  const name = lists.length === 0 ? kind : `${kind}-${lists.length + 1}`;
  const { ref } = holder ?? free ?? { ref: collection('content_list').doc(name) };
  const mergeFields = ['kind', new FieldPath('entries', id)];
  transaction.set(ref, { kind, entries: { [id]: listed } }, { mergeFields });
}
