import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Watcher } from '#browser/firebase/firestore.ts';

interface SignedIn {
  uid: string;
  getIdTokenResult: () => Promise<{ claims: object }>;
}
type Changed = (user: SignedIn | null) => void;
type Rights = Watcher<{ id: string; data: object } | null>;

/** The page's Auth and Firestore: what a test lets them say. */
const page = vi.hoisted(() => ({
  signIn: null as Changed | null,
  rights: null as Rights | null,
  watches: 0,
  closeFirestore: vi.fn(() => Promise.resolve()),
  reconnectFirestore: vi.fn(() => Promise.resolve()),
  reportError: vi.fn<(error: unknown) => void>(),
}));
vi.mock('#browser/firebase/auth.ts', () => ({
  watchUser: (changed: Changed) => (page.signIn = changed),
}));
vi.mock('#browser/firebase/firestore.ts', () => ({
  watchDocument: (_: string, __: string, watcher: Rights) => {
    page.rights = watcher;
    page.watches += 1;
    return () => undefined;
  },
  closeFirestore: page.closeFirestore,
  reconnectFirestore: page.reconnectFirestore,
}));
vi.mock('#browser/errors/report-error.ts', () => ({ reportError: page.reportError }));

const document = (is_admin: boolean) => ({ id: 'ani', data: { is_admin, email: 'a@b.example' } });

/** Signs somebody in, or out in another tab. @param firebase the claim of the token, which cannot be read without it */
function signIn(uid: string | null, firebase?: object): void {
  const claims = { aud: 'demo-studio', auth_time: 0, firebase };
  const getIdTokenResult = async () => {
    if (firebase === undefined) throw new Error('offline');
    return { claims };
  };
  page.signIn?.(uid === null ? null : { uid, getIdTokenResult });
}

/** A page with a session of its own. */
async function openPage(firebase?: object) {
  vi.resetModules();
  const { useSession, watchSession, checkAgain, settledSession, isConnected } =
    await import('#browser/session/use-session.ts');
  watchSession(() => undefined);
  signIn('ani', firebase);
  await vi.waitFor(() => expect(page.watches).toBe(1));
  const kind = () => renderToStaticMarkup(createElement(() => useSession().kind));
  return { kind, checkAgain, settledSession, isConnected };
}

beforeEach(() => {
  vi.clearAllMocks();
  page.watches = 0;
});

test('a failed check is logged, is no withdrawal, and can be made again', async () => {
  const log = vi.spyOn(console, 'error');
  const { kind, checkAgain } = await openPage();
  page.rights?.next(document(true), false);
  expect(kind()).toBe('admin');
  const error = new Error('permission-denied');
  page.rights?.failed(error);
  expect(kind()).toBe('unchecked');
  expect(log.mock.calls).toEqual([['Error checking admin status', error]]);
  expect(page.reportError).toHaveBeenCalledOnce();
  expect(page.closeFirestore).not.toHaveBeenCalled();
  await checkAgain();
  expect(page.reconnectFirestore).toHaveBeenCalledOnce();
  expect(page.watches).toBe(2);
  page.rights?.next(document(true), false);
  expect(kind()).toBe('admin');
});

test('a database that does not answer is no withdrawal', async () => {
  const { kind } = await openPage();
  vi.useFakeTimers();
  page.rights?.next(null, true);
  expect(kind()).toBe('unknown');
  vi.advanceTimersByTime(5000);
  expect(kind()).toBe('unchecked');
  page.rights?.next(document(true), false);
  expect(kind()).toBe('admin');
});

test.each([
  ['', () => undefined],
  [' while the database is unreachable', () => page.rights?.failed(new Error('unavailable'))],
])(
  'a right that is withdrawn%s ends the cache of the page, and stays withdrawn',
  async (_, fail) => {
    const { kind } = await openPage();
    page.rights?.next(document(true), false);
    fail();
    page.rights?.next(document(false), false);
    expect(kind()).toBe('user');
    await vi.waitFor(() => expect(page.watches).toBe(2));
    expect(page.closeFirestore).toHaveBeenCalledOnce();
    page.rights?.failed(new Error('unavailable'));
    expect(kind()).toBe('user');
    page.rights?.next(document(true), false);
    expect(kind()).toBe('admin');
  },
);

test('a right that is bound to another way of signing in is none', async () => {
  const claim = { sign_in_provider: 'google.com', identities: { 'google.com': ['1'] } };
  const { kind } = await openPage(claim);
  page.rights?.next(document(true), false);
  expect(kind()).toBe('user');
});

test('an admin whose database goes silent stays one, until another tab signs out', async () => {
  const { kind, isConnected } = await openPage();
  vi.useFakeTimers();
  page.rights?.next(document(true), false);
  page.rights?.next(document(true), true);
  vi.advanceTimersByTime(5000);
  expect([kind(), isConnected()]).toEqual(['admin', false]);
  page.rights?.next(document(true), false);
  expect([kind(), isConnected()]).toEqual(['admin', true]);
  page.rights?.next(document(true), true);
  signIn(null);
  vi.advanceTimersByTime(5000);
  expect([kind(), isConnected()]).toEqual(['logged-out', true]);
  expect(page.closeFirestore).toHaveBeenCalledOnce();
});

test('who signs in after somebody else is asked for, and gets nothing of theirs', async () => {
  const { kind, settledSession } = await openPage();
  page.rights?.next(document(true), false);
  signIn('budi');
  expect(kind()).toBe('unknown');
  expect(page.closeFirestore).toHaveBeenCalledOnce();
  const settled = settledSession();
  await vi.waitFor(() => expect(page.watches).toBe(2));
  page.rights?.next(document(false), false);
  expect(await settled).toMatchObject({ kind: 'user', user: { uid: 'budi' } });
});
