import { describe, expect, it, vi } from 'vitest';
import type { GuardContext } from '../../../web/src/features/session/guards.ts';
import { guards } from '../../../web/src/features/session/guards.ts';

const reject = () => Promise.reject(new Error('permission-denied'));

function contextOf(part: Partial<GuardContext>) {
  return {
    storedId: 'uid',
    isAdmin: () => Promise.resolve(false),
    isSignedIn: () => Promise.resolve(true),
    isReachable: () => Promise.resolve(true),
    ...part,
    onError: vi.fn<(error: unknown) => void>(),
  };
}

const home = { redirect: '/', reload: true };
const dashboard = { redirect: '/admin/dashboard', reload: false };

describe('admin guard', () => {
  it.each([
    [
      'redirects without a stored id',
      contextOf({ storedId: null, isAdmin: () => Promise.resolve(true) }),
      home,
    ],
    ['redirects a user who is no admin', contextOf({}), home],
    ['redirects after a failed lookup', contextOf({ isAdmin: reject }), home],
    ['lets an admin pass', contextOf({ isAdmin: () => Promise.resolve(true) }), null],
  ])('%s', async (_, context, redirect) => {
    expect(await guards.admin(context, '/admin/users')).toEqual(redirect);
  });

  it('reports a failed lookup', async () => {
    const context = contextOf({ isAdmin: reject });
    await guards.admin(context, '/admin/users');
    expect(context.onError).toHaveBeenCalledExactlyOnceWith(new Error('permission-denied'));
  });
});

describe('landing guard', () => {
  it('redirects an admin to the dashboard', async () => {
    const context = contextOf({ isAdmin: () => Promise.resolve(true) });
    expect(await guards.landing(context, '/login')).toEqual(dashboard);
  });

  it('lets an admin stay where the site does not answer', async () => {
    const isAdmin = () => Promise.resolve(true);
    const context = contextOf({ isAdmin, isReachable: () => Promise.resolve(false) });
    expect(await guards.landing(context, '/')).toBeNull();
  });

  it('lets a user pass', async () => {
    expect(await guards.landing(contextOf({}), '/')).toBeNull();
  });

  it('lets the visitor pass after a failed lookup and reports it', async () => {
    const context = contextOf({ isAdmin: reject });
    expect(await guards.landing(context, '/login')).toBeNull();
    expect(context.onError).toHaveBeenCalledOnce();
  });

  it('looks nothing up without a stored id', async () => {
    const isAdmin = vi.fn(() => Promise.resolve(true));
    expect(await guards.landing(contextOf({ storedId: null, isAdmin }), '/')).toBeNull();
    expect(isAdmin).not.toHaveBeenCalled();
  });
});

describe('account guard', () => {
  const signIn = { redirect: '/login?next=%2Faccount', reload: false };

  it.each([
    ['redirects without a stored id', contextOf({ storedId: null }), signIn],
    [
      'redirects after the session has ended',
      contextOf({ isSignedIn: () => Promise.resolve(false) }),
      signIn,
    ],
    ['redirects after a failed lookup', contextOf({ isSignedIn: reject }), signIn],
    ['lets a signed-in user pass', contextOf({}), null],
  ])('%s', async (_, context, redirect) => {
    expect(await guards.account(context, '/account')).toEqual(redirect);
  });
});
