import { HOST, PORTS, SITE } from '../../emulators/project.ts';
import { ACCOUNTS } from '../../emulators/seed/accounts.ts';

/** Signs in a seeded account. @returns its ID token */
export async function tokenOf(uid: (typeof ACCOUNTS)[number]['uid']): Promise<string> {
  const account = ACCOUNTS.find((one) => one.uid === uid);
  const address = `http://${HOST}:${PORTS.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: account?.email,
      password: account?.password,
      returnSecureToken: true,
    }),
  });
  const { idToken } = (await response.json()) as { idToken: string };
  return idToken;
}

/** Sends a request with the ID token of an account; without a session where `token` is ''. */
export function callAs(
  token: string,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(SITE + path, {
    ...init,
    headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...init.headers },
  });
}

/** Status of a response and its error code; '' where it is not an error. */
export async function statusAndCode(answer: Promise<Response>): Promise<[number, string]> {
  const response = await answer;
  const body = (await response.json()) as { error?: { code: string; message: string } };
  return [response.status, body.error?.code ?? ''];
}
