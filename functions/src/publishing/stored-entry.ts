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
import type { LiveState } from '../../../model/publishing/status.ts';
import { KINDS } from '../../../model/content/text.ts';
import type { Locale } from '../../../model/locale.ts';
import { isPublication } from '../../../model/publishing/publication.ts';
import { contentCollection, publicationCollection } from '../firestore.ts';

/** An act on one entry. */
export interface Act {
  kind: ContentKind;
  id: string;
  actor: Actor;
  /** Milliseconds since 1970. */
  now: number;
}

export const entryDocument = ({ kind, id }: Pick<Act, 'kind' | 'id'>): DocumentReference =>
  contentCollection(kind).doc(id);

/** An entry as the audit log names it. */
export const targetOf = ({ kind, id }: Pick<Act, 'kind' | 'id'>): string =>
  `${KINDS[kind].collection}/${id}`;

export const historyCollection = (act: Pick<Act, 'kind' | 'id'>) =>
  entryDocument(act).collection(HISTORY_COLLECTION);

/** The entry of a stored document, malformed fields replaced and named; null where there is none. */
export function entryOf(
  { kind, id }: Pick<Act, 'kind' | 'id'>,
  found: DocumentSnapshot,
): Entry | null {
  const data = found.data();
  return data === undefined ? null : parseEntry(kind, id, data);
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
  { kind, id }: Pick<Act, 'kind' | 'id'>,
): Promise<Addresses> {
  const query = publicationCollection(kind).where('entry', '==', id);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  const publication = docs.find((found) => isPublication(found.data())) ?? null;
  return { publication, redirects: docs.filter((found) => found !== publication) };
}

/** Fields of the entry that a publication may change, as they are stored. */
export function storedLive(live: LiveState): Record<string, unknown> {
  const text = (locale: Locale) => {
    const { publish_at: time, ...texts } = live[locale] ?? { publish_at: 0 };
    return live[locale] === null ? null : { ...texts, publish_at: new Date(time) };
  };
  return { en: text('en'), id: text('id'), shared: live.shared };
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
