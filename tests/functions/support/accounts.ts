import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { expect } from 'vitest';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';
import { adminApp } from '../../../functions/src/admin-app.ts';
import { auditLogCollection, userDocument } from '../../../functions/src/firestore.ts';

const HOST = `http://${EMULATOR_ENVIRONMENT.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
const PASSWORD = 'a-password';
const made: string[] = [];

export interface Account {
  uid: string;
  email: string;
  token: string;
}

/** Calls the Auth emulator with the owner's rights. */
export async function callAuth(method: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${HOST}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  expect(response.status, method).toBe(200);
  return (await response.json()) as Record<string, string>;
}

/** An account with its user document, signed in a moment ago. `forgetAccounts` deletes it. */
export async function newAccount(
  options: { admin?: boolean; verified?: boolean } = {},
): Promise<Account> {
  const uid = `account-test-${randomUUID()}`;
  const email = `${uid}@contoh.example`;
  made.push(uid);
  const emailVerified = options.verified ?? true;
  await getAuth(adminApp()).createUser({ uid, email, password: PASSWORD, emailVerified });
  await userDocument(uid).set({ is_admin: options.admin ?? false, email, locale: 'en' });
  const { idToken } = await callAuth('accounts:signInWithPassword?key=test', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return { uid, email, token: idToken ?? '' };
}

/** The token of a sign-in that many seconds ago; the emulator's tokens are not signed. */
export async function agedToken({ uid, token }: Account, seconds: number): Promise<string> {
  await callAuth(`projects/${PROJECT}/accounts:update`, { localId: uid, validSince: '1' });
  const [head, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
  const aged = { ...claims, auth_time: claims.auth_time - seconds };
  return `${head}.${Buffer.from(JSON.stringify(aged)).toString('base64url')}.`;
}

/** Deletes the accounts of these tests, their documents and their entries in the audit log. */
export async function forgetAccounts(): Promise<void> {
  for (const uid of made) {
    await userDocument(uid).delete();
    await getAuth(adminApp())
      .deleteUser(uid)
      .catch(() => undefined); // A test may have deleted it already.
    const entries = await auditLogCollection().where('by', '==', uid).get();
    for (const { ref } of entries.docs) await ref.delete();
  }
}
