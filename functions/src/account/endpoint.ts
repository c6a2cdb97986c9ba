import { getAuth } from 'firebase-admin/auth';
import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import * as v from 'valibot';
import type {
  AccountData,
  DeleteAccountRequest,
  DeletedAccount,
} from '../../../model/account/api.ts';
import { accountDeletionRecord, deleteAccountSchema } from '../../../model/account/api.ts';
import type { Account } from '../http/auth.ts';
import { requireRecentSignIn } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { isRecord } from '../../../model/is-record.ts';
import { adminApp } from '../admin-app.ts';
import { deleteWithNotes } from '../contact/messages-endpoint.ts';
import { collection, database, eachDocument } from '../firestore.ts';

/** Messages that are erased at once: one after the other, thirty take seconds. */
const PAGE = 200;

const messagesOf = (uid: string) => collection('contact_message').where('uid', '==', uid);

/**
 * Deletes what is stored under an account, the profile last; of the log, nobody can delete their entries
 * (docs/decisions/account-deletion-is-finished-by-the-night.md). May be repeated: what is gone is left alone.
 * @throws {AdminAccountError} where the account is an admin's, or became one meanwhile
 */
async function eraseAccountData(uid: string, asked: DeleteAccountRequest): Promise<void> {
  const profile = collection('user').doc(uid);
  const requireNoAdmin = (stored: DocumentSnapshot) => {
    if (stored.get('is_admin') === true) throw new AdminAccountError();
  };
  requireNoAdmin(await profile.get());
  for (;;) {
    const { docs } = await messagesOf(uid).limit(PAGE).get();
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

class AdminAccountError extends Error {
  override name = 'AdminAccountError';
}

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

/**
 * How long a request is kept after it was made, in ms. The database accepts a token for an hour after its account was
 * deleted: what another tab wrote with it is deleted too.
 */
const KEPT_MS = 2 * 3_600_000;

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

/**
 * `POST /api/account`: notes that an account is to be deleted, then deletes what is stored under it. Its owner, who must have
 * signed in recently, deletes the account in Auth afterwards, with the session that this request needed.
 */
export async function deleteOwnAccount(
  context: RequestContext,
  account: Account,
): Promise<Response> {
  requireRecentSignIn(account);
  const { messages } = await parseBody(context, deleteAccountSchema, 'Send {messages: boolean}.');
  const request = collection('account_deletion').doc(account.uid);
  await request.set({ messages, requested_date: Timestamp.now() });
  try {
    await eraseAccountData(account.uid, { messages });
  } catch (error) {
    if (!(error instanceof AdminAccountError)) throw error;
    await request.delete();
    const message = 'Admins keep their account until another admin has withdrawn their rights.';
    throw new HttpError(409, 'admin_account', message);
  }
  return json<DeletedAccount>(200, { deleted: true });
}

/** `GET /api/account`: what is stored under an account, times as ISO texts; without the studio's notes on a message. */
export async function readOwnAccount(_: RequestContext, { uid }: Account): Promise<Response> {
  const [profile, messages, audit_log] = await Promise.all([
    collection('user').doc(uid).get(),
    readAll(messagesOf(uid)),
    readAll(collection('audit_log').where('by', '==', uid)),
  ]);
  return json<AccountData>(200, {
    profile: profile.exists ? withReadableTimes(profile.data() ?? {}) : null,
    messages,
    audit_log,
  });
}
