import { expect, test } from 'vitest';
import { grantedSignIns, hasAdminRight } from '#model/users/admin-right.ts';
import { ADMIN_EMAIL, SIGN_INS } from '../../records/sign-ins.ts';

test.each(SIGN_INS)('%s: %#', (_, document, session, isAdmin) => {
  expect(hasAdminRight(document, session, ADMIN_EMAIL)).toBe(isAdmin);
});

test('a right is bound to the ways with the account’s address, or to the password of it', () => {
  const password = { providerId: 'password', uid: ADMIN_EMAIL, email: ADMIN_EMAIL };
  const google = { providerId: 'google.com', uid: '1', email: ADMIN_EMAIL };
  const stranger = { providerId: 'google.com', uid: '2', email: 'x@contoh.example' };
  const waysOf = (...providerData: Parameters<typeof grantedSignIns>[0]['providerData']) =>
    grantedSignIns({ email: ADMIN_EMAIL, providerData });
  expect(waysOf(password, google)).toEqual([`password:${ADMIN_EMAIL}`, 'google.com:1']);
  expect(waysOf(google)).toEqual(['google.com:1']);
  expect(waysOf(password, stranger)).toEqual([`password:${ADMIN_EMAIL}`]);
  expect(waysOf(stranger)).toEqual([`password:${ADMIN_EMAIL}`]);
});
