import type { Query, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { AccountData, DeleteAccountRequest } from '../../../model/account/api.ts';
import { isRecord } from '../../../model/is-record.ts';
import { deleteWithNotes } from '../contact/delete-with-notes.ts';
import { eachDocument } from '../each-document.ts';
import { collection, database } from '../firestore.ts';

/** A place with documents of an account. */
interface Place {
  query: (uid: string) => Query;
  /** Adds to the batch what becomes of a document when the account is deleted; null where it stays as it is. */
  erase:
    | ((batch: WriteBatch, document: QueryDocumentSnapshot, asked: DeleteAccountRequest) => void)
    | null;
}

/** Documents that are erased at once: one after the other, thirty messages take seconds. */
const BATCH_SIZE = 200;

/** Every place but the profile. Download and deletion follow from it. */
const PLACES: Readonly<Record<Exclude<keyof AccountData, 'profile'>, Place>> = {
  messages: {
    query: (uid) => collection('contact_message').where('uid', '==', uid),
    erase: (batch, message, asked) => {
      const stays = !asked.messages || message.get('keep') === true;
      if (stays) batch.update(message.ref, { uid: FieldValue.delete() });
      else deleteWithNotes(batch, message.ref);
    },
  },
  // Entries prove who changed what, so nobody can delete theirs
  // (docs/decisions/account-deletion-is-finished-by-the-night.md).
  audit_log: { query: (uid) => collection('audit_log').where('by', '==', uid), erase: null },
};

/** What is stored under an account, times as ISO texts. Notes of the studio on a message are not part of it. */
export async function readAccountData(uid: string): Promise<AccountData> {
  const [profile, messages, entries] = await Promise.all([
    collection('user').doc(uid).get(),
    readAll(PLACES.messages.query(uid)),
    readAll(PLACES.audit_log.query(uid)),
  ]);
  return {
    profile: profile.exists ? withReadableTimes(profile.data() ?? {}) : null,
    messages,
    audit_log: entries,
  };
}

/**
 * Deletes what is stored under an account, the profile last. May be repeated: what is gone is left alone.
 * @throws {AdminAccountError} before anything is deleted, where the account is an admin's
 */
export async function eraseAccountData(uid: string, asked: DeleteAccountRequest): Promise<void> {
  if (await isAdmin(uid)) throw new AdminAccountError();
  for (const { query, erase } of Object.values(PLACES)) {
    if (erase === null) continue;
    let batch = database().batch();
    let size = 0;
    for await (const document of eachDocument(query(uid))) {
      erase(batch, document, asked);
      size += 1;
      if (size % BATCH_SIZE > 0) continue;
      await batch.commit();
      batch = database().batch();
    }
    await batch.commit();
  }
  await database().runTransaction(async (transaction) => {
    const profile = await transaction.get(collection('user').doc(uid));
    if (profile.get('is_admin') === true) throw new AdminAccountError();
    transaction.delete(profile.ref);
  });
}

/** An account is to be deleted that is an admin's. */
export class AdminAccountError extends Error {
  override name = 'AdminAccountError';
}

const isAdmin = async (uid: string): Promise<boolean> =>
  (await collection('user').doc(uid).get()).get('is_admin') === true;

async function readAll(query: Query): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const document of eachDocument(query)) {
    found.push(withReadableTimes(document.data()));
  }
  return found;
}

function withReadableTimes(record: Record<string, unknown>): Record<string, unknown> {
  const readable = (value: unknown): unknown => {
    if (value instanceof Timestamp) return value.toDate().toISOString();
    if (Array.isArray(value)) return value.map(readable);
    return isRecord(value) ? withReadableTimes(value) : value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, readable(value)]));
}
