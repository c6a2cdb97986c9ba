import { expect, test } from 'vitest';
import { type FirebaseClaim, hasAdminRight } from '#model/users/admin-right.ts';
import { collection } from '../../../functions/src/firestore.ts';
import { idToken, newAccount } from '../support/accounts.ts';
import { callAs, statusAndCode } from '../support/requests.ts';

const EMAIL = 'ani@contoh.example';
const byPassword = (email = EMAIL): FirebaseClaim => ({
  sign_in_provider: 'password',
  identities: { email: [email], 'google.com': ['1'] },
});
const byGoogle = (uid: string): FirebaseClaim => ({
  sign_in_provider: 'google.com',
  identities: { email: [EMAIL], 'google.com': [uid] },
});
const bound = { is_admin: true, admin_sign_ins: [`password:${EMAIL}`, 'google.com:1'] };
const unbound = { is_admin: true, email: EMAIL };

test.each<[string, object, FirebaseClaim, boolean]>([
  ['the password of the grant', bound, byPassword(), true],
  ['the Google account of the grant', bound, byGoogle('1'), true],
  ['another Google account', bound, byGoogle('2'), false],
  ['another address', bound, byPassword('x@contoh.example'), false],
  ['no identity', bound, { sign_in_provider: 'google.com', identities: {} }, false],
  ['no right', { ...bound, is_admin: false }, byPassword(), false],
  ['ways of another form', { ...bound, admin_sign_ins: `password:${EMAIL}` }, byPassword(), false],
  ['unbound, by the password of the profile', unbound, byPassword(), true],
  ['unbound, by another address', unbound, byPassword('x@contoh.example'), false],
  ['unbound, by Google', unbound, byGoogle('1'), false],
  ['unbound, without a profile', { is_admin: true }, byPassword(), true],
])('%s: %#', (_, user, claim, expected) => {
  expect(hasAdminRight(user, claim, EMAIL)).toBe(expected);
});

test('functions refuse a session that began in another way than the right was granted with', async () => {
  const admin = await newAccount({ admin: true });
  const ask = (claim?: FirebaseClaim) =>
    statusAndCode(callAs(idToken(admin, 0, claim), '/api/admin/posts'));
  const user = collection('user').doc(admin.uid);
  for (const right of [{}, { admin_sign_ins: [`password:${admin.email}`] }]) {
    await user.update(right);
    expect((await ask())[0]).not.toBe(403);
    expect(await ask(byGoogle('thief'))).toEqual([403, 'not_admin']);
  }
});
