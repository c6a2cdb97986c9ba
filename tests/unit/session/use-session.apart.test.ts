import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Watcher } from '#browser/firebase/firestore.ts';

interface SignedIn {
  uid: string;
  getIdTokenResult: () => Promise<never>;
}
type Changed = (user: SignedIn | null) => void;
type Rights = Watcher<{ id: string; data: object } | null>;

/** The page's Auth and Firestore: what a test lets them say. */
const page = vi.hoisted(() => ({
  signIn: null as Changed | null,
  rights: null as Rights | null,
  watches: 0,
  closeFirestore: vi.fn(() => Promise.resolve()),
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
  reconnectFirestore: () => Promise.resolve(),
}));
vi.mock('#browser/errors/report-error.ts', () => ({ reportError: () => undefined }));

const document = (is_admin: boolean) => ({ id: 'ani', data: { is_admin, email: 'a@b.example' } });

/** Signs somebody in; the token cannot be read. */
const signIn = (uid: string) =>
  page.signIn?.({ uid, getIdTokenResult: () => Promise.reject(new Error('offline')) });

async function openPage() {
  vi.resetModules();
  const { useSession, watchSession, settledSession, isConnected } =
    await import('#browser/session/use-session.ts');
  watchSession(() => undefined);
  signIn('ani');
  await vi.waitFor(() => expect(page.watches).toBe(1));
  const kind = () => renderToStaticMarkup(createElement(() => useSession().kind));
  return { kind, settledSession, isConnected };
}

beforeEach(() => {
  vi.clearAllMocks();
  page.watches = 0;
});

test('a right withdrawn while the database is unreachable ends the cache for good', async () => {
  const { kind } = await openPage();
  page.rights?.next(document(true), false);
  page.rights?.failed(new Error('unavailable'));
  page.rights?.next(document(false), false);
  expect(kind()).toBe('user');
  await vi.waitFor(() => expect(page.watches).toBe(2));
  expect(page.closeFirestore).toHaveBeenCalledOnce();
  page.rights?.failed(new Error('unavailable'));
  expect(kind()).toBe('user');
  page.rights?.next(document(true), false);
  expect(kind()).toBe('admin');
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
  page.signIn?.(null);
  vi.advanceTimersByTime(5000);
  expect([kind(), isConnected()]).toEqual(['logged-out', true]);
  expect(page.closeFirestore).toHaveBeenCalledOnce();
});

test('a person who signs in after another sees nothing of theirs', async () => {
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
