import { expect, test } from 'vitest';
import { providerOf } from '#admin/account/user-provider.ts';
import { type Rights, ACCESS_TABLE, rightsOf } from '#browser/session/rights.ts';
import type { SessionState } from '#browser/session/use-session.ts';
import type { StoredUser } from '#model/users/user.ts';

const ordinary = { is_admin: false } as StoredUser;
const admin = { is_admin: true } as StoredUser;

test.each<[SessionState['kind'], StoredUser | null, Rights]>([
  ['unknown', null, 'pending'],
  ['logged-out', null, 'signed-out'],
  ['unchecked', null, 'unreachable'],
  ['user', null, 'no-profile'],
  ['user', ordinary, 'user'],
  ['user', admin, 'wrong-provider'],
  ['admin', admin, 'admin'],
])('a session that is %s with the profile %j: %s', (kind, profile, rights) => {
  expect(rightsOf({ kind, profile })).toBe(rights);
});

test.each(['google.com', 'password'])('who signed in by %s confirms by that', (began) => {
  const providerData = ['password', 'google.com'].map((providerId) => ({ providerId }));
  expect(providerOf({ providerData } as never, { signInProvider: began } as never)).toBe(began);
});

test.each<[Rights, ...string[]]>([
  // The landing page, the sign-in page, the account, an admin page, and one that is open.
  ['pending', 'wait', 'wait', 'wait', 'wait', 'wait'],
  ['signed-out', 'show', 'show', 'sign-in', 'home', 'explain'],
  ['no-profile', 'show', 'account', 'show', 'home', 'home'],
  ['user', 'show', 'account', 'show', 'home', 'home'],
  ['wrong-provider', 'explain', 'account', 'explain', 'home', 'home'],
  ['admin', 'dashboard', 'dashboard', 'show', 'show', 'show'],
  ['unreachable', 'explain', 'explain', 'explain', 'home', 'home'],
])('a visitor who is %s is shown, told or led on: %s, %s, %s, %s, %s', (rights, ...expected) => {
  expect(Object.values(ACCESS_TABLE).map((steps) => steps[rights])).toEqual(expected);
});
