import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Actor, AuditAction } from '../../../model/audit/entry.ts';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import type { CommandAnswer } from '../../../model/content/commands.ts';
import { singletonNames } from '../../../model/content/content-types.ts';
import { type Entry, entryName, parseEntry } from '../../../model/content/draft.ts';
import { listedOf } from '../../../model/content/list-document.ts';
import type { Publication } from '../../../model/content/publication.ts';
import type { ContentType } from '../../../model/content/type-names.ts';
import { record } from '../audit/record.ts';
import { contentCollection, publicationCollection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { HttpError } from '../http/http-response.ts';
import { requestRelease, forgetNextMoment } from '../release/state.ts';
import { writeListed } from './list-document.ts';

export interface EntryName {
  type: ContentType;
  id: string;
}

export const entryDocument = ({ type, id }: EntryName): DocumentReference =>
  contentCollection(type).doc(id);

export const publicationDocument = ({ type, id }: EntryName): DocumentReference =>
  publicationCollection(type).doc(id);

export const historyCollection = (entry: EntryName) =>
  entryDocument(entry).collection(HISTORY_COLLECTION);

/** Null also where a singleton has another id. */
export async function findEntry(name: EntryName, transaction?: Transaction): Promise<Entry | null> {
  const names = singletonNames(name.type);
  if (names && !Object.hasOwn(names, name.id)) return null;
  const document = entryDocument(name);
  const found = await (transaction ? transaction.get(document) : document.get());
  return parseEntry(name.type, name.id, found.data());
}

export const noEntry = (): HttpError =>
  new HttpError(404, 'no_such_entry', 'This entry does not exist any more.');

/** @throws {HttpError} 404 */
export async function readEntry(name: EntryName, transaction?: Transaction): Promise<Entry> {
  const entry = await findEntry(name, transaction);
  if (entry === null) throw noEntry();
  return entry;
}

export async function readPublished(
  name: EntryName,
  transaction: Transaction,
): Promise<Publication | null> {
  const found = await transaction.get(publicationDocument(name));
  return (found.data() as Publication | undefined) ?? null;
}

export function writePublication(
  transaction: Transaction,
  entry: EntryName & { order: number },
  publication: Publication,
): void {
  const { type, order } = entry;
  transaction.set(publicationDocument(entry), publication);
  writeListed(transaction, entry, listedOf(type, publication, order));
}

export interface Change {
  action: AuditAction;
  detail?: string;
  isPublic?: boolean;
}

type Perform = (transaction: Transaction, entry: Entry) => Promise<Change | null>;

/**
 * Changes an entry in one transaction, logs it, and asks for a release of what is public.
 * @throws {HttpError} 403 if the actor is no longer an admin, 404 without the entry
 */
export const changeEntry = (
  name: EntryName,
  actor: Actor,
  perform: Perform,
): Promise<CommandAnswer> =>
  asAdmin(actor, (transaction) => changeIn(transaction, name, actor, perform));

/** The change of `changeEntry`, whoever asks for it. @throws {HttpError} 404 without the entry */
export async function changeIn(
  transaction: Transaction,
  name: EntryName,
  actor: Actor,
  perform: Perform,
): Promise<CommandAnswer> {
  const entry = await readEntry(name, transaction);
  const change = await perform(transaction, entry);
  if (change === null) return { outcome: 'unchanged' };
  const { isPublic = true, ...logged } = change;
  const target = entryDocument(name).path;
  record(transaction, actor, { ...logged, target, name: entryName(entry, 'en') });
  if (isPublic) requestRelease(transaction);
  else forgetNextMoment(transaction);
  return { outcome: 'done' };
}
