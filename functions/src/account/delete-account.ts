import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import { accountDeletionRecord } from '../../../model/account/deletion.ts';
import type { DeleteAccountRequest } from '../../../model/account/api.ts';
import { adminApp } from '../admin-app.ts';
import { collection } from '../firestore.ts';
import { AdminAccountError, eraseAccountData } from './stored-data.ts';

/**
 * How long a request is kept after it was made, in ms. The database accepts a token for an hour after its account was
 * deleted: what another tab wrote with it is deleted too.
 */
const KEPT_MS = 2 * 3_600_000;

/**
 * Notes that an account is to be deleted, then deletes what is stored under it. Its owner deletes the account in Auth
 * afterwards, with the session that this request needed.
 * @throws {AdminAccountError} without a trace, where the account is an admin's
 */
export async function deleteAccount(uid: string, asked: DeleteAccountRequest): Promise<void> {
  const request = collection('account_deletion').doc(uid);
  await request.set({ messages: asked.messages, requested_date: Timestamp.now() });
  try {
    await eraseAccountData(uid, asked);
  } catch (error) {
    if (error instanceof AdminAccountError) await request.delete();
    throw error;
  }
}

/**
 * Finishes deletions that were interrupted, the account in Auth included, and forgets those that are older than `KEPT_MS`.
 * Requests of accounts that have become an admin's are dropped.
 * @param now milliseconds since 1970
 * @returns how many requests are finished
 * @throws {AggregateError} after all were tried
 */
export async function finishDeletions(now: number): Promise<number> {
  const { docs } = await collection('account_deletion').orderBy('requested_date').get();
  const failures: unknown[] = [];
  let finished = 0;
  for (const document of docs) {
    try {
      const { messages, requested_date } = v.parse(accountDeletionRecord, document.data());
      await eraseAccountData(document.id, { messages });
      await deleteAuthAccount(document.id);
      if (requested_date > now - KEPT_MS) continue;
    } catch (error) {
      if (!(error instanceof AdminAccountError)) {
        failures.push(error);
        continue;
      }
      logError('deletion dropped: the account is an admin’s', { uid: document.id });
    }
    await document.ref.delete();
    finished += 1;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'deletions not finished');
  return finished;
}

async function deleteAuthAccount(uid: string): Promise<void> {
  try {
    await getAuth(adminApp()).deleteUser(uid);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code !== 'auth/user-not-found') throw error;
  }
}
