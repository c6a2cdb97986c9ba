import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { expect } from 'vitest';
import { EMULATOR_ENVIRONMENT } from '../../../emulators/project.ts';
import { ACCOUNTS } from '../../../emulators/seed/accounts.ts';
import { adminApp, collection } from '../../../functions/src/firestore.ts';
import { userRecord } from '../../records/user.ts';
import { OWN_PROJECT, PROJECT } from './project.ts';

const HOST = EMULATOR_ENVIRONMENT.FIREBASE_AUTH_EMULATOR_HOST;
const UPDATE_URL = `http://${HOST}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`;

/** The seeded accounts that the project has, or is about to have, by their uid. */
export const signedUp = new Map<string, Promise<unknown>>();

export interface Account {
  uid: string;
  email: string;
  token: string;
}

/** The ID token of a sign-in that many seconds ago, as the Auth emulator makes it: without a signature. */
export function idToken(
  { uid, email }: { uid: string; email: string },
  seconds = 0,
  firebase: object = { identities: { email: [email] }, sign_in_provider: 'password' },
  more: object = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: uid,
    user_id: uid,
    email,
    email_verified: true,
    auth_time: now - seconds,
    iat: now,
    exp: now + 3600,
    firebase,
    ...more,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** An account with its user document, signed in a moment ago. */
export async function newAccount(
  options: { admin?: boolean; verified?: boolean } = {},
): Promise<Account> {
  const uid = `account-test-${randomUUID()}`;
  const email = `${uid}@contoh.example`;
  const emailVerified = options.verified ?? true;
  await getAuth(adminApp()).createUser({ uid, email, password: 'a-password', emailVerified });
  await collection('user')
    .doc(uid)
    .set(userRecord(uid, { is_admin: options.admin ?? false }));
  return { uid, email, token: idToken({ uid, email }) };
}

/** The token of a sign-in that many seconds ago. */
export async function agedToken(account: Account, seconds: number): Promise<string> {
  // Auth refuses tokens of sign-ins before the account was made.
  const response = await fetch(UPDATE_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: account.uid, validSince: '1' }),
  });
  expect(response.status).toBe(200);
  return idToken(account, seconds);
}

/** Signs in a seeded account, which a project of its own gets here. @returns its ID token */
export async function tokenOf(uid: (typeof ACCOUNTS)[number]['uid']): Promise<string> {
  const account = ACCOUNTS.find((one) => one.uid === uid);
  if (!account) throw new Error(`There is no account ${uid}.`);
  const { email, password, is_admin, locale } = account;
  const signUp = async () => {
    await getAuth(adminApp()).createUser({ uid, email, password, emailVerified: true });
    await collection('user').doc(uid).set({ is_admin, email, locale });
  };
  if (OWN_PROJECT && !signedUp.has(uid)) signedUp.set(uid, signUp());
  await signedUp.get(uid);
  return idToken({ uid, email });
}
