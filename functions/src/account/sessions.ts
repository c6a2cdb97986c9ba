import { getAuth } from 'firebase-admin/auth';
import type { Context } from 'hono';
import { ownPasswordSchema } from '../../../model/users/user.ts';
import { adminApp, collection } from '../firestore.ts';
import { type AccountEnv, findAccount, requireRecentSignIn } from '../http/auth.ts';
import { HttpError, empty } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';

/**
 * Fields of the user document that end its sessions: rules do not ask Auth, whose tokens outlive their session by up to an hour.
 * @param since seconds since 1970: sessions that began then or later stay; the next second by default
 */
export const endedSessions = (since = Math.floor(Date.now() / 1000) + 1) => ({
  sessions_valid_since: since,
});

/** `POST /api/admin/sessions` ends all sessions of the admin, also the one that asks. */
export async function endOwnSessions(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const { uid } = c.var.account;
  await collection('user').doc(uid).update(endedSessions());
  await getAuth(adminApp()).revokeRefreshTokens(uid);
  return empty(204);
}

/**
 * `POST /api/account/password`, after a recent sign-in with the old one: ends the account's earlier sessions.
 * @throws {HttpError} 409 `no_password`: a session gives an account none
 */
export async function changeOwnPassword(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const { account } = c.var;
  requireRecentSignIn(account);
  const { password } = await parseBody(c, ownPasswordSchema, 'Send {password}: 8 characters.');
  const found = await findAccount(account.uid);
  if (!found?.providerData.some(({ providerId }) => providerId === 'password')) {
    throw new HttpError(409, 'no_password', 'This account has no password.');
  }
  const user = await collection('user').doc(account.uid).get();
  if (user.exists) await user.ref.update(endedSessions(account.signedIn));
  await getAuth(adminApp()).updateUser(account.uid, { password });
  return empty(204);
}
