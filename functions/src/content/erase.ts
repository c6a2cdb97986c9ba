import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/entry.ts';
import type { Command, CommandAnswer } from '../../../model/content/commands.ts';
import { CONTENT_TYPE_NAMES } from '../../../model/content/type-names.ts';
import { record } from '../audit/record.ts';
import { tryEach } from '../clean-up/try-each.ts';
import { collection, contentCollection, database } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { HttpError } from '../http/http-response.ts';
import { deletePictureFiles } from '../pictures/storage.ts';
import { picturesNamed, readUses } from '../pictures/uses.ts';
import { linkDocument } from '../preview-links/links.ts';
import { writeListed } from './list-document.ts';
import {
  type EntryName,
  entryDocument,
  historyCollection,
  noEntry,
  publicationDocument,
} from './store.ts';

async function ownPictures(name: EntryName): Promise<string[]> {
  const [{ docs }, uses] = await Promise.all([historyCollection(name).get(), readUses()]);
  const isOwn = (id: string) =>
    (uses.get(id) ?? []).every(({ type, entry: user }) => type === name.type && user === name.id);
  const named = docs.flatMap((found) => picturesNamed(found.data()));
  return [...new Set([...uses.keys(), ...named])].filter(isOwn);
}

async function removeForGood(
  transaction: Transaction,
  name: EntryName,
  pictures: readonly string[],
): Promise<void> {
  const entry = await transaction.get(entryDocument(name));
  if (!entry.exists) throw noEntry();
  if (!(entry.get('deleted_date') instanceof Timestamp)) {
    throw new HttpError(409, 'not_deleted', 'Delete this entry first.');
  }
  const [history, log] = await Promise.all([
    transaction.get(historyCollection(name).select()),
    transaction.get(collection('audit_log').where('target', '==', entry.ref.path).select()),
  ]);
  // The files first: if one cannot be deleted, all stays and can be deleted again.
  await Promise.all(pictures.map(deletePictureFiles));
  writeListed(transaction, name, null);
  for (const { ref } of history.docs) transaction.delete(ref);
  for (const { ref } of log.docs) transaction.update(ref, { name: '' });
  for (const id of pictures) transaction.delete(collection('picture').doc(id));
  transaction.delete(linkDocument(name));
  transaction.delete(publicationDocument(name));
  transaction.delete(entryDocument(name));
}

/** Leaves the log the entry's id alone: its name may be that of a person. */
export async function erase(
  { type, entry: id }: Extract<Command, { command: 'erase' }>,
  actor: Actor,
): Promise<CommandAnswer> {
  const name = { type, id };
  const pictures = await ownPictures(name);
  return asAdmin(actor, async (transaction) => {
    await removeForGood(transaction, name, pictures);
    record(transaction, actor, { action: 'content_erase', target: entryDocument(name).path });
    return { outcome: 'done' };
  });
}

export async function eraseDeletedBefore(before: number): Promise<number> {
  const due = CONTENT_TYPE_NAMES.map(async (type) => {
    const deleted = contentCollection(type).where(
      'deleted_date',
      '<',
      Timestamp.fromMillis(before),
    );
    return (await deleted.select().get()).docs.map(({ id }) => ({ type, id }));
  });
  return tryEach((await Promise.all(due)).flat(), async (name) => {
    const pictures = await ownPictures(name);
    await database().runTransaction((transaction) => removeForGood(transaction, name, pictures));
    return true;
  });
}
