import { getAuth } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { type DeleteAccountRequest, accountDeletionRecord } from '../../../model/account/api.ts';
import { tryEach } from '../clean-up/try-each.ts';
import { deleteWithNotes } from '../contact/delete-with-notes.ts';
import { adminApp, collection, database } from '../firestore.ts';

/** Messages erased at once: one after the other, thirty take seconds. */
const PAGE = 200;

export const sentMessages = (uid: string) => collection('contact_message').where('uid', '==', uid);

/**
 * Deletes the profile last; nobody can delete the log's entries (docs/decisions/account-deletion-is-finished-by-the-night.md).
 * May be repeated.
 * @throws {AdminAccountError}
 */
export async function eraseAccountData(uid: string, asked: DeleteAccountRequest): Promise<void> {
  const profile = collection('user').doc(uid);
  const requireNoAdmin = (stored: DocumentSnapshot) => {
    if (stored.get('is_admin') === true) throw new AdminAccountError();
  };
  requireNoAdmin(await profile.get());
  for (;;) {
    const { docs } = await sentMessages(uid).limit(PAGE).get();
    if (docs.length === 0) break;
    const batch = database().batch();
    for (const message of docs) {
      const stays = !asked.messages || message.get('keep') === true;
      if (stays) batch.update(message.ref, { uid: FieldValue.delete() });
      else deleteWithNotes(batch, message.ref);
    }
    await batch.commit();
  }
  await database().runTransaction(async (transaction) => {
    requireNoAdmin(await transaction.get(profile));
    transaction.delete(profile);
  });
}

/** The account is an admin's, or became one meanwhile. */
export class AdminAccountError extends Error {
  override name = 'AdminAccountError';
}

/** The database accepts a token for an hour after its account was deleted: what another tab wrote with it is deleted too. */
const KEPT_MS = 2 * 3_600_000;

/**
 * Finishes interrupted deletions, the account in Auth included, and forgets those older than `KEPT_MS`. Drops requests
 * of accounts that have become an admin's.
 * @param now milliseconds since 1970
 * @returns how many requests are finished
 * @throws {AggregateError} after all were tried
 */
export async function finishDeletions(now: number): Promise<number> {
  const { docs } = await collection('account_deletion').orderBy('requested_date').get();
  return tryEach(docs, async (document) => {
    try {
      const { messages, requested_date } = v.parse(accountDeletionRecord, document.data());
      await eraseAccountData(document.id, { messages });
      await deleteAuthAccount(document.id);
      if (requested_date > now - KEPT_MS) return false;
    } catch (error) {
      if (!(error instanceof AdminAccountError)) throw error;
      logError('deletion dropped: the account is an admin’s', { uid: document.id });
    }
    await document.ref.delete();
    return true;
  });
}

async function deleteAuthAccount(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(uid);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'auth/user-not-found') throw error;
  }
}
