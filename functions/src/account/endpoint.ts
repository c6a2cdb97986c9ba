import { type Query, Timestamp } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import {
  type AccountData,
  type DeletedAccount,
  deleteAccountSchema,
} from '../../../model/account/api.ts';
import { collection, streamDocuments } from '../firestore.ts';
import { type AccountEnv, requireRecentSignIn } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { AdminAccountError, eraseAccountData, sentMessages } from './delete-account.ts';

async function readAll(query: Query): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const document of streamDocuments(query)) {
    found.push(withReadableTimes(document.data()));
  }
  return found;
}

const withReadableTimes = (record: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(record, (_, value: unknown) =>
      value instanceof Timestamp ? value.toDate().toISOString() : value,
    ),
  ) as Record<string, unknown>;

/**
 * `POST /api/account`: notes that an account is to be deleted, then deletes what is stored under it. Its owner deletes
 * the account in Auth afterwards, with the recent session of this request.
 */
export async function deleteOwnAccount(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const { account } = c.var;
  requireRecentSignIn(account);
  const { messages } = await parseBody(c, deleteAccountSchema, 'Send {messages: boolean}.');
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

/** `GET /api/account`: times as ISO texts; without the studio's notes on a message. */
export async function readOwnAccount(c: Context<AccountEnv>): Promise<Response> {
  const { uid } = c.var.account;
  const [profile, messages, audit_log] = await Promise.all([
    collection('user').doc(uid).get(),
    readAll(sentMessages(uid)),
    readAll(collection('audit_log').where('by', '==', uid)),
  ]);
  return json<AccountData>(200, {
    profile: profile.exists ? withReadableTimes(profile.data() ?? {}) : null,
    messages,
    audit_log,
  });
}
