import { expect, test } from 'vitest';
import { type FirebaseClaim, grantedSignIns, hasAdminRight } from '#model/users/admin-right.ts';

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

test('a right is bound to the ways with the account’s address, or to the password of it', () => {
  const password = { providerId: 'password', uid: EMAIL, email: EMAIL };
  const google = { providerId: 'google.com', uid: '1', email: EMAIL };
  const stranger = { providerId: 'google.com', uid: '2', email: 'x@contoh.example' };
  const waysOf = (...providerData: object[]) =>
    grantedSignIns({ email: EMAIL, providerData } as Parameters<typeof grantedSignIns>[0]);
  expect(waysOf(password, google)).toEqual(bound.admin_sign_ins);
  expect(waysOf(google)).toEqual(['google.com:1']);
  expect(waysOf(password, stranger)).toEqual([`password:${EMAIL}`]);
  expect(waysOf(stranger)).toEqual([`password:${EMAIL}`]);
  expect(waysOf()).toEqual([`password:${EMAIL}`]);
});
