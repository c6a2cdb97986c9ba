import { getAuth } from 'firebase-admin/auth';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';
import { adminApp } from '../../functions/src/admin-app.ts';
import { collection } from '../../functions/src/firestore.ts';
import { idToken } from './support/accounts.ts';
import { OWN_PROJECT } from './support/project.ts';
import { siteOrigin } from './support/site.ts';

/** Signs in a seeded account, which a project of its own gets here. @returns its ID token */
export async function tokenOf(uid: (typeof ACCOUNTS)[number]['uid']): Promise<string> {
  const account = ACCOUNTS.find((one) => one.uid === uid);
  if (!account) throw new Error(`There is no account ${uid}.`);
  const { email, password, is_admin, locale } = account;
  if (OWN_PROJECT) {
    await getAuth(adminApp())
      .createUser({ uid, email, password, emailVerified: true })
      .catch(() => undefined); // Another file of this worker has made it.
    await collection('user').doc(uid).set({ is_admin, email, locale });
  }
  return idToken({ uid, email });
}

/** Sends a request with the ID token of an account; without a session where `token` is ''. */
export async function callAs(
  token: string,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch((await siteOrigin()) + path, {
    ...init,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...init.headers },
  });
}

/** Sends a body as JSON, as `callAs` does. */
export const postAs = (token: string, path: string, body: object): Promise<Response> =>
  callAs(token, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Status of a response and its error code; '' where it is not an error. */
export async function statusAndCode(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  const body = (await response.json()) as { error?: { code: string; message: string } };
  return [response.status, body.error?.code ?? ''];
}
