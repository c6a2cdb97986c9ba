import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../admin-app.ts';
import { userDocument } from '../firestore.ts';
import type { RequestContext } from './request-context.ts';
import { HttpError, unavailable } from './http-error.ts';

/** Error codes of the Admin SDK where Auth could not be reached; others mean that the token is not valid. */
const OUTAGES = ['app/network-error', 'app/network-timeout', 'auth/internal-error'];

/** The uid of a valid ID token in `Authorization: Bearer …`, else null; rejects where Auth cannot be reached. */
async function verifiedUid(context: RequestContext, checkRevoked: boolean): Promise<string | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(context.header('authorization'))?.[1];
  if (token === undefined) return null;
  try {
    return (await getAuth(adminApp()).verifyIdToken(token, checkRevoked)).uid;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (OUTAGES.includes(String(code))) throw error;
    return null;
  }
}

/**
 * The uid of the sender's account, or null: without a valid token, and where Auth cannot be reached, because
 * what a visitor sends matters more than who they are.
 */
export async function senderUid(context: RequestContext): Promise<string | null> {
  return verifiedUid(context, false).catch(() => null);
}

/**
 * Lets only admins through: `user/{uid}.is_admin` must be the boolean true (docs/behaviour.md, section 6).
 * @returns the admin's uid
 * @throws {HttpError} 401 without a valid session, 403 for anyone but an admin, 503 where that cannot be checked
 * (the check includes revocation, so that a revoked session or a disabled account ends at once)
 */
export async function requireAdmin(context: RequestContext): Promise<string> {
  const uid = await verifiedUid(context, true).catch(() => {
    throw unavailable('Your session could not be checked for a moment. Please try again.');
  });
  if (uid === null) throw new HttpError(401, 'signed_out', 'Please sign in again.');
  const user = await userDocument(uid).get();
  if (user.get('is_admin') !== true) {
    throw new HttpError(403, 'not_admin', 'Only admins of the studio may do this.');
  }
  return uid;
}
