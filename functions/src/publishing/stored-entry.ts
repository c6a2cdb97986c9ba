import type {
  DocumentReference,
  DocumentSnapshot,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/actor.ts';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { parseEntry } from '../../../model/content/entry.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import { KINDS } from '../../../model/content/text.ts';
import { isPublication } from '../../../model/publishing/publication.ts';
import { contentCollection, publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';

/** Who changes which entry, and when. */
export interface EntryChange {
  kind: ContentKind;
  id: string;
  actor: Actor;
  /** Milliseconds since 1970. */
  now: number;
}

/** Which entry is meant. */
type EntryName = Pick<EntryChange, 'kind' | 'id'>;

export const entryDocument = ({ kind, id }: EntryName): DocumentReference =>
  contentCollection(kind).doc(id);

/** An entry as the audit log names it. */
export const targetOf = ({ kind, id }: EntryName): string => `${KINDS[kind].collection}/${id}`;

export const historyCollection = (entry: EntryName) =>
  entryDocument(entry).collection(HISTORY_COLLECTION);

/** The entry of a stored document; null where there is none, or no valid record. */
export const entryOf = ({ kind, id }: EntryName, found: DocumentSnapshot): Entry | null =>
  parseEntry(kind, id, found.data());

export function noEntry(): HttpError {
  return new HttpError(404, 'no_such_entry', 'This entry does not exist any more.');
}

/** Reads the entry that is to be changed. @throws {HttpError} 404 where there is none */
export async function readEntry(transaction: Transaction, change: EntryName): Promise<Entry> {
  const entry = entryOf(change, await transaction.get(entryDocument(change)));
  if (entry === null) throw noEntry();
  return entry;
}

/** What stands under the addresses of an entry. */
export interface Addresses {
  /** The publication; null while the entry is withdrawn. */
  publication: QueryDocumentSnapshot | null;
  /** Every other address of the entry: reserved ones that lead to it. */
  redirects: QueryDocumentSnapshot[];
}

/** Reads every document that an entry has under its addresses. */
export async function readAddresses(
  transaction: Pick<Transaction, 'get'> | null,
  { kind, id }: EntryName,
): Promise<Addresses> {
  const query = publicationCollection(kind).where('entry', '==', id);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  const publication = docs.find((found) => isPublication(found.data())) ?? null;
  return { publication, redirects: docs.filter((found) => found !== publication) };
}

/** Leaves every address of an entry reserved and leading nowhere. */
export function withdrawAddresses(
  transaction: Transaction,
  { publication, redirects }: Addresses,
  id: string,
): void {
  if (publication) transaction.set(publication.ref, { entry: id, redirect_to: null });
  for (const { ref } of redirects) transaction.set(ref, { entry: id, redirect_to: null });
}
