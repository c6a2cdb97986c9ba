import { describe, expect, it, vi } from 'vitest';
import type { GuardContext } from '../../../web/src/features/session/guards.ts';
import { guards } from '../../../web/src/features/session/guards.ts';

const refuse = () => Promise.reject(new Error('permission-denied'));

function known(part: Partial<GuardContext>) {
  return {
    storedId: 'uid',
    isAdmin: () => Promise.resolve(false),
    isSignedIn: () => Promise.resolve(true),
    ...part,
    failed: vi.fn<(error: unknown) => void>(),
  };
}

const home = { redirect: '/', reload: true };
const dashboard = { redirect: '/admin/dashboard', reload: false };

describe('the admin gate', () => {
  it.each([
    ['without a stored id', known({ storedId: null, isAdmin: () => Promise.resolve(true) }), home],
    ['with a document that makes no admin', known({}), home],
    ['with a failed lookup', known({ isAdmin: refuse }), home],
    ['as an admin', known({ isAdmin: () => Promise.resolve(true) }), null],
  ])('%s', async (_, who, turn) => {
    expect(await guards.admin(who, '/admin/users')).toEqual(turn);
  });

  it('tells of a failed lookup', async () => {
    const who = known({ isAdmin: refuse });
    await guards.admin(who, '/admin/users');
    expect(who.failed).toHaveBeenCalledExactlyOnceWith(new Error('permission-denied'));
  });
});

describe('the landing gate', () => {
  it('sends an admin to the dashboard', async () => {
    const who = known({ isAdmin: () => Promise.resolve(true) });
    expect(await guards.landing(who, '/login')).toEqual(dashboard);
  });

  it('lets an ordinary user stay', async () => {
    expect(await guards.landing(known({}), '/')).toBeNull();
  });

  it('lets the visitor stay after a failed lookup, and tells of it', async () => {
    const who = known({ isAdmin: refuse });
    expect(await guards.landing(who, '/login')).toBeNull();
    expect(who.failed).toHaveBeenCalledOnce();
  });

  it('asks nothing where no id is stored', async () => {
    const isAdmin = vi.fn(() => Promise.resolve(true));
    expect(await guards.landing(known({ storedId: null, isAdmin }), '/')).toBeNull();
    expect(isAdmin).not.toHaveBeenCalled();
  });
});

describe('the account gate', () => {
  const signIn = { redirect: '/login?next=%2Faccount', reload: false };

  it.each([
    ['without a stored id', known({ storedId: null }), signIn],
    ['with an ended session', known({ isSignedIn: () => Promise.resolve(false) }), signIn],
    ['with a failed lookup', known({ isSignedIn: refuse }), signIn],
    ['signed in', known({}), null],
  ])('%s', async (_, who, turn) => {
    expect(await guards.account(who, '/account')).toEqual(turn);
  });
});
