import { expect, test } from 'vitest';
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

test('a state that needs a word is said by each page, or leads on to one that says it', () => {
  const stepsIn = (rights: Rights) => Object.values(ACCESS_TABLE).map((steps) => steps[rights]);
  expect(stepsIn('unreachable')).toEqual(['say', 'say', 'say', 'home', 'home']);
  expect(stepsIn('wrong-provider')).toEqual(['say', 'account', 'say', 'home', 'home']);
  expect(stepsIn('pending')).toEqual(['wait', 'wait', 'wait', 'wait', 'wait']);
});
