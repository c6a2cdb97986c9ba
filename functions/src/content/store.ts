import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import type { Entry } from '../../../model/content/draft.ts';
import { parseEntry } from '../../../model/content/draft.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { KINDS } from '../../../model/content/kinds.ts';
import type { Publication } from '../../../model/content/publication.ts';
import { contentCollection, publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-response.ts';

/** Which entry is meant. */
export interface EntryName {
  kind: ContentKind;
  id: string;
}

export const entryDocument = ({ kind, id }: EntryName): DocumentReference =>
  contentCollection(kind).doc(id);

export const publicationDocument = ({ kind, id }: EntryName): DocumentReference =>
  publicationCollection(kind).doc(id);

export const historyCollection = (entry: EntryName) =>
  entryDocument(entry).collection(HISTORY_COLLECTION);

/** An entry as the audit log names it. */
export const targetOf = ({ kind, id }: EntryName): string => `${KINDS[kind].collection}/${id}`;

/** Reads an entry, in a transaction where one is given; null where there is none, or a damaged one. */
export async function findEntry(name: EntryName, transaction?: Transaction): Promise<Entry | null> {
  const document = entryDocument(name);
  const found = await (transaction ? transaction.get(document) : document.get());
  return parseEntry(name.kind, name.id, found.data());
}

export const noEntry = (): HttpError =>
  new HttpError(404, 'no_such_entry', 'This entry does not exist any more.');

/** The same, where the entry must exist. @throws {HttpError} 404 */
export async function readEntry(name: EntryName, transaction?: Transaction): Promise<Entry> {
  const entry = await findEntry(name, transaction);
  if (entry === null) throw noEntry();
  return entry;
}

/** What visitors get of an entry; null where it was never published. */
export async function readPublication(
  name: EntryName,
  transaction: Transaction,
): Promise<Publication | null> {
  const found = await transaction.get(publicationDocument(name));
  return (found.data() as Publication | undefined) ?? null;
}
