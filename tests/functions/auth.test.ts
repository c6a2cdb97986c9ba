import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT } from '../../emulators/project.ts';
import { userDocument } from '../../functions/src/firestore.ts';
import { json } from '../../functions/src/http/http-response.ts';
import { endpoint } from '../../functions/src/http/endpoint.ts';
import { requireAdmin } from '../../functions/src/http/auth.ts';
import { callAuth } from './support/accounts.ts';
import { errorOf, serve } from './support/requests.ts';

const EMAIL = 'identity-tests@contoh.example';
const PASSWORD = 'a-password';
const { origin, close } = await serve(
  endpoint({ name: 'guarded', methods: ['GET'] }, async (call) =>
    json(200, await requireAdmin(call)),
  ),
);
let uid = '';
let token = '';

beforeAll(async () => {
  await callAuth(`projects/${PROJECT}/accounts`, { email: EMAIL, password: PASSWORD });
  const credentials = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
  const account = await callAuth('accounts:signInWithPassword?key=test', credentials);
  [uid, token] = [account['localId'] ?? '', account['idToken'] ?? ''];
});

afterAll(async () => {
  await close();
  await userDocument(uid).delete();
  await callAuth(`projects/${PROJECT}/accounts:delete`, { localId: uid });
});

async function ask(authorization: string): Promise<[number, string]> {
  const response = await fetch(origin, { headers: authorization ? { authorization } : {} });
  if (response.ok) return [200, ((await response.json()) as { uid: string }).uid];
  return [response.status, (await errorOf(response)).code];
}

test.each([
  ['no document', null],
  ['no is_admin', {}],
  ['false', { is_admin: false }],
  ['the text "true"', { is_admin: 'true' }],
  ['1', { is_admin: 1 }],
  ['a map', { is_admin: { value: true } }],
])('an account with %s is no admin', async (_, data) => {
  await (data ? userDocument(uid).set(data) : userDocument(uid).delete());
  expect(await ask(`Bearer ${token}`)).toEqual([403, 'not_admin']);
});

test('an account with is_admin true is an admin until its session is revoked', async () => {
  await userDocument(uid).set({ is_admin: true });
  expect(await ask(`Bearer ${token}`)).toEqual([200, uid]);
  for (const bad of ['', `Basic ${token}`, 'Bearer x', `Bearer ${token}x`, `Bearer ${uid}`]) {
    expect(await ask(bad), bad).toEqual([401, 'signed_out']);
  }
  await callAuth(`projects/${PROJECT}/accounts:update`, { localId: uid, disableUser: true });
  expect(await ask(`Bearer ${token}`)).toEqual([401, 'signed_out']);
});
