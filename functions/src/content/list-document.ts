import {
  type DocumentReference,
  type Transaction,
  FieldPath,
  FieldValue,
} from 'firebase-admin/firestore';
import type { Listed, ListDocument } from '../../../model/content/list-document.ts';
import type { ContentType } from '../../../model/content/type-names.ts';
import { collection } from '../firestore.ts';

export const listDocument = (type: ContentType): DocumentReference =>
  collection('content_list').doc(type);

export async function readList(
  type: ContentType,
  transaction?: Transaction,
): Promise<ListDocument['entries']> {
  const document = listDocument(type);
  const found = await (transaction ? transaction.get(document) : document.get());
  return (found.data() as ListDocument | undefined)?.entries ?? {};
}

/** @param listed null takes the entry out */
export function writeListed(
  transaction: Transaction,
  { type, id }: { type: ContentType; id: string },
  listed: Listed | null,
): void {
  const entries = { [id]: listed ?? FieldValue.delete() };
  const mergeFields = ['type', new FieldPath('entries', id)];
  transaction.set(listDocument(type), { type, entries }, { mergeFields });
}
