import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Actor } from '../../../model/audit/entry.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { hasAdminRight } from '../../../model/users/admin-right.ts';
import { appCheckMode, publicAnswerMs } from '../config.ts';
import { adminApp, collection, database } from '../firestore.ts';
import type { Env } from './env.ts';
import { HttpError, unavailable } from './http-response.ts';

const OUTAGES = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

/** The age that Firebase Auth asks for deleting an account. */
const RECENT_SIGN_IN_SECONDS = 300;

const auth = async () => (await import('firebase-admin/auth')).getAuth(adminApp());

/**
 * The token in `Authorization: Bearer …`; rejects if Auth cannot be reached. Asks Auth for the account: a token
 * outlives deletion, disabling and revocation by up to an hour.
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

/** Null if it fails, or takes a third of the time for the answer. */
export const optional = <T>(part: Promise<T>): Promise<T | null> =>
  withTimeout(part, publicAnswerMs.value() / 3).catch(() => null);

/** Null also if Auth does not answer, because the message matters more. */
export async function senderUid(c: Context): Promise<string | null> {
  return (await optional(verifiedToken(c)))?.uid ?? null;
}

export async function findAccount(uid: string): Promise<UserRecord | null> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users[0] ?? null;
}

function notAnAdmin(): HttpError {
  return new HttpError(403, 'not_admin', 'Only admins of the studio may do this.');
}

export interface Account extends Actor {
  signedIn: number;
  project: string;
}

/** @throws {HttpError} 401 without a valid session, 503 if that cannot be checked */
async function requireSession(c: Context): Promise<DecodedIdToken> {
  const token = await verifiedToken(c).catch(() => {
    throw unavailable('Your session could not be checked just now. Please try again.');
  });
  if (token === null) throw new HttpError(401, 'signed_out', 'Please sign in again.');
  return token;
}

const accountOf = (token: DecodedIdToken): Account => ({
  uid: token.uid,
  email: token.email ?? '',
  signedIn: token.auth_time,
  project: token.aud,
});

/** @throws {HttpError} 403 unless the session has the right of `user/{uid}`; errors of `requireSession` */
async function requireAdmin(c: Context): Promise<Account> {
  const token = await requireSession(c);
  const user = await collection('user').doc(token.uid).get();
  if (!hasAdminRight(user.data() ?? {}, token)) throw notAnAdmin();
  return accountOf(token);
}

/**
 * Reads the right once more in the transaction: it may have been withdrawn meanwhile.
 * @param perform is called again after a conflict
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

/** @throws {HttpError} 401 `sign_in_again` after `RECENT_SIGN_IN_SECONDS` */
export function requireRecentSignIn({ signedIn }: Account): void {
  if (Date.now() / 1000 - signedIn > RECENT_SIGN_IN_SECONDS) {
    throw new HttpError(401, 'sign_in_again', 'Please confirm with your password, then try again.');
  }
}

/** True also if App Check is off (docs/app-check.md); false if it cannot be checked in time. */
export async function passesAppCheck(c: Context): Promise<boolean> {
  if (appCheckMode.value() === 'off') return true;
  const token = c.req.header('x-firebase-appcheck') ?? '';
  if (token === '') return false;
  const { getAppCheck } = await import('firebase-admin/app-check');
  return (await optional(getAppCheck(adminApp()).verifyToken(token))) !== null;
}

export interface AccountEnv extends Env {
  Variables: Env['Variables'] & { account: Account };
}

export const signedIn = createMiddleware<AccountEnv>(async (c, next) => {
  c.set('account', accountOf(await requireSession(c)));
  await next();
});

export const admins = createMiddleware<AccountEnv>(async (c, next) => {
  c.set('account', await requireAdmin(c));
  await next();
});
