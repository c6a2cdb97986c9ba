import { expect, test } from 'vitest';
import { signInStep } from '#admin/account/login/sign-in-step.ts';
import type { SessionState } from '#browser/session/use-session.ts';

type Type = SessionState['kind'];

test.each<[Type, profile: boolean, isConnected: boolean, hasFailed: boolean, step: string]>([
  ['logged-out', false, true, false, 'form'],
  ['logged-out', false, false, true, 'form'],
  ['unknown', false, true, false, 'form'],
  ['unknown', false, false, false, 'form'],
  ['unknown', false, true, true, 'unchecked'],
  ['unchecked', false, true, false, 'unchecked'],
  ['unchecked', false, false, true, 'unchecked'],
  ['user', true, true, false, 'arrived'],
  ['admin', true, true, false, 'arrived'],
  ['admin', true, true, true, 'arrived'],
  ['admin', true, false, false, 'unchecked'],
  ['user', true, false, true, 'unchecked'],
  // A new account: the sign-in that is under way writes the profile; one that failed is repeated.
  ['user', false, true, false, 'form'],
  ['user', false, true, true, 'arrived'],
])(
  'a session that is %s, profile %j, connected %j, failed %j: %s',
  (kind, hasProfile, isConnected, hasFailed, step) => {
    const session = { kind, user: {}, profile: hasProfile ? {} : null } as SessionState;
    expect(signInStep(session, isConnected, hasFailed)).toBe(step);
  },
);
