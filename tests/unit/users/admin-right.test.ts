import { expect, test } from 'vitest';
import { grantedSignIns, hasAdminRight } from '#model/users/admin-right.ts';
import { ADMIN_EMAIL, SIGN_INS } from '../../records/sign-ins.ts';

test.each(SIGN_INS)('an account with %s: case %#', (_, document, token, isAdmin) => {
  expect(hasAdminRight(document, token)).toBe(isAdmin);
});

test('a right is bound to ways of signing in with the account’s address', () => {
  const password = { providerId: 'password', uid: ADMIN_EMAIL, email: ADMIN_EMAIL };
  const google = { providerId: 'google.com', uid: '1', email: ADMIN_EMAIL };
  const stranger = { providerId: 'google.com', uid: '2', email: 'x@contoh.example' };
  const waysOf = (...providerData: Parameters<typeof grantedSignIns>[0]['providerData']) =>
    ['demo-studio', 'contoh-studio-live'].map((project) =>
      grantedSignIns({ email: ADMIN_EMAIL, providerData }, project),
    );
  expect(waysOf(password, google)).toEqual([['google.com:1'], ['google.com:1']]);
  for (const ways of [waysOf(password), waysOf(password, stranger), waysOf(stranger)]) {
    expect(ways).toEqual([[`password:${ADMIN_EMAIL}`], []]);
  }
});
