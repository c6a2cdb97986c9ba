import { readFileSync } from 'node:fs';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminApp, collection } from '../../../functions/src/firestore.ts';
import { admins } from '../../../functions/src/http/auth.ts';
import { group } from '../../../functions/src/http/group.ts';
import { json } from '../../../functions/src/http/http-response.ts';
import { newAccount, tokenOf } from '../support/accounts.ts';
import { REQUESTS } from '../support/every-function.ts';
import { callAs, errorOf, serve, statusAndCode } from '../support/requests.ts';

const { origin, close } = await serve(
  group('guarded', (app) => app.get('*', admins, (c) => json(200, c.var.account))),
);
let uid = '';
let token = '';

beforeAll(async () => {
  ({ uid, token } = await newAccount());
});

afterAll(close);

async function ask(authorization: string): Promise<[number, string]> {
  const response = await fetch(origin, { headers: authorization ? { authorization } : {} });
  if (response.ok) return [200, ((await response.json()) as { uid: string }).uid];
  return [response.status, (await errorOf(response)).code];
}

test.each([
  ['no document', null],
  ['the text "true"', { is_admin: 'true' }],
  ['1', { is_admin: 1 }],
])('an account with %s is no admin', async (_, data) => {
  await (data ? collection('user').doc(uid).set(data) : collection('user').doc(uid).delete());
  expect(await ask(`Bearer ${token}`)).toEqual([403, 'not_admin']);
});

test('an account with is_admin true is an admin until its session is revoked', async () => {
  await collection('user').doc(uid).set({ is_admin: true });
  expect(await ask(`Bearer ${token}`)).toEqual([200, uid]);
  for (const bad of ['', `Basic ${token}`, 'Bearer x', `Bearer ${token}x`, `Bearer ${uid}`]) {
    expect(await ask(bad), bad).toEqual([401, 'signed_out']);
  }
  await getAuth(adminApp()).updateUser(uid, { disabled: true });
  expect(await ask(`Bearer ${token}`)).toEqual([401, 'signed_out']);
});

const ADMIN_REQUESTS = Object.entries(REQUESTS).filter(([path]) => path.startsWith('/api/admin/'));

test('every route for admins is asked below', () => {
  const routes = readFileSync('functions/src/routes.ts', 'utf8').match(/\/api\/admin\/\w+/g);
  const asked = ADMIN_REQUESTS.map(([path]) => path.replace(/\?.*/, ''));
  expect(new Set(asked)).toEqual(new Set(routes));
});

test.each(ADMIN_REQUESTS)(
  '%s answers admins alone, by every method that it has',
  async (path, [, , init = {}]) => {
    const client = await tokenOf('seed-client');
    const headers = { 'content-type': 'application/json', ...(init.headers as object) };
    const requests = [{ method: 'GET' }, { method: 'POST', headers, body: init.body ?? '{}' }];
    for (const [as, refusal] of [
      ['', [401, 'signed_out']],
      ['not.a.token', [401, 'signed_out']],
      [client, [403, 'not_admin']],
    ] as const) {
      const answers = await Promise.all(
        requests.map((request) => statusAndCode(callAs(as, path, request))),
      );
      const withMethod = answers.filter(([status]) => status !== 405);
      expect(withMethod).not.toEqual([]);
      expect(new Set(withMethod.map(String))).toEqual(new Set([String(refusal)]));
    }
  },
);
