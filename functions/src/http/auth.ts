import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { Actor } from '../../../model/audit/entry.ts';
import { adminApp } from '../admin-app.ts';
import { collection, database } from '../firestore.ts';
import { HttpError, unavailable } from './http-response.ts';

/** Error codes of the Admin SDK where Auth could not be reached; others mean that the token is not valid. */
const OUTAGES = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

/** Age of a sign-in that counts as recent; Firebase Auth asks for the same before it deletes an account. */
const RECENT_SIGN_IN_SECONDS = 300;

/** Auth, loaded where somebody has a session. */
const auth = async () => (await import('firebase-admin/auth')).getAuth(adminApp());

/**
 * A valid ID token in `Authorization: Bearer …`, else null; rejects where Auth cannot be reached. Asks Auth for the
 * account: the token of one that was deleted, disabled or revoked would be valid for up to an hour.
 */
async function verifiedToken(c: Context): Promise<DecodedIdToken | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  try {
    return await (await auth()).verifyIdToken(token, true);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (OUTAGES.includes(String(code))) throw error;
    return null;
  }
}

/**
 * The uid of the sender's account, or null: without a valid token, for an account that has been deleted or disabled, and
 * where Auth cannot be reached, because what a visitor sends matters more than who they are.
 */
export async function senderUid(c: Context): Promise<string | null> {
  const token = await verifiedToken(c).catch(() => null);
  return token === null ? null : token.uid;
}

/** Whether an account exists and is not disabled; rejects where Auth cannot be reached. */
export async function isAccountUsable(uid: string): Promise<boolean> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users[0]?.disabled === false;
}

function notAnAdmin(): HttpError {
  return new HttpError(403, 'not_admin', 'Only admins of the studio may do this.');
}

/** A person with an account, and when they signed in, in seconds since 1970. */
export interface Account extends Actor {
  signedIn: number;
}

/**
 * Lets only people with an account through.
 * @throws {HttpError} 401 without a valid session, 503 where that cannot be checked
 */
export async function requireAccount(c: Context): Promise<Account> {
  const token = await verifiedToken(c).catch(() => {
    throw unavailable('Your session could not be checked just now. Please try again.');
  });
  if (token === null) throw new HttpError(401, 'signed_out', 'Please sign in again.');
  return { uid: token.uid, email: token.email ?? '', signedIn: token.auth_time };
}

/**
 * Lets only admins through: `user/{uid}.is_admin` must be the boolean true (docs/behaviour.md, "Roles and permissions"). The
 * check includes revocation, so that a revoked session or a disabled account ends at once.
 * @throws {HttpError} 401 without a valid session, 403 with one, 503 where that cannot be checked
 */
export async function requireAdmin(c: Context): Promise<Account> {
  const account = await requireAccount(c);
  const user = await collection('user').doc(account.uid).get();
  if (user.get('is_admin') !== true) throw notAnAdmin();
  return account;
}

/**
 * A transaction of what an admin does. The right is read in it once more: one that is withdrawn after `requireAdmin`, while
 * the request is under way, allows nothing.
 * @param perform is called again where the transaction has a conflict
 * @throws {HttpError} 403 without the right
 */
export function asAdmin<Result>(
  { uid }: Actor,
  perform: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database().runTransaction(async (transaction) => {
    const user = await transaction.get(collection('user').doc(uid));
    if (user.get('is_admin') !== true) throw notAnAdmin();
    return perform(transaction);
  });
}

/**
 * Lets only people through who have entered their password, or passed their provider, within `RECENT_SIGN_IN_SECONDS`.
 * @throws {HttpError} 401 `sign_in_again` where the sign-in is older
 */
export function requireRecentSignIn({ signedIn }: Account): void {
  if (Date.now() / 1000 - signedIn > RECENT_SIGN_IN_SECONDS) {
    throw new HttpError(401, 'sign_in_again', 'Please confirm with your password, then try again.');
  }
}
