import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../admin-app.ts';
import { userDocument } from '../firestore.ts';
import type { Call } from './call.ts';
import { Refusal } from './refusal.ts';

/**
 * The account that sent a call, by the ID token in `Authorization: Bearer …`.
 * @param checkRevoked also asks Auth whether the session was ended or the account disabled
 * @returns the uid, or null where no valid token was sent
 */
export async function senderUid(call: Call, checkRevoked = false): Promise<string | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(call.header('authorization'))?.[1];
  if (token === undefined) return null;
  try {
    return (await getAuth(adminApp()).verifyIdToken(token, checkRevoked)).uid;
  } catch {
    return null;
  }
}

/**
 * Lets only admins through: `user/{uid}.is_admin` must be the boolean true (specification, section 6).
 * @returns the admin's uid
 * @throws {Refusal} 401 without a valid session, 403 for anyone but an admin
 */
export async function requireAdmin(call: Call): Promise<string> {
  const uid = await senderUid(call, true);
  if (uid === null) throw new Refusal(401, 'signed_out', 'Please sign in again.');
  const user = await userDocument(uid).get();
  if (user.get('is_admin') !== true) {
    throw new Refusal(403, 'not_admin', 'Only admins of the studio may do this.');
  }
  return uid;
}
