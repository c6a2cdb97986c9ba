import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Watcher } from '#browser/firebase/firestore.ts';

type Changed = (user: { uid: string } | null) => void;
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
}));
vi.mock('#browser/firebase/firestore-instance.ts', () => ({
  closeFirestore: page.closeFirestore,
  reconnectFirestore: page.reconnectFirestore,
}));
vi.mock('#browser/errors/report-error.ts', () => ({ reportError: page.reportError }));

const document = (is_admin: boolean) => ({ id: 'ani', data: { is_admin, email: 'a@b.example' } });

/** A page with a session of its own. */
async function openPage() {
  vi.resetModules();
  const { useSession, watchSession, checkAgain } = await import('#browser/session/use-session.ts');
  watchSession(() => undefined);
  page.signIn?.({ uid: 'ani' });
  await vi.waitFor(() => expect(page.watches).toBe(1));
  const kind = () => renderToStaticMarkup(createElement(() => useSession().kind));
  return { kind, checkAgain };
}

beforeEach(() => {
  vi.clearAllMocks();
  page.watches = 0;
});

test('a failed check is logged, is no withdrawal, and can be made again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { kind } = await openPage();
  page.rights?.next(null, true);
  expect(kind()).toBe('unknown');
  vi.advanceTimersByTime(5000);
  expect(kind()).toBe('unchecked');
  page.rights?.next(document(true), false);
  expect(kind()).toBe('admin');
  vi.useRealTimers();
});

test('a withdrawn right ends the cache of the page, and stays withdrawn', async () => {
  const { kind } = await openPage();
  page.rights?.next(document(true), false);
  page.rights?.next(document(false), false);
  expect(kind()).toBe('user');
  await vi.waitFor(() => expect(page.watches).toBe(2));
  expect(page.closeFirestore).toHaveBeenCalledOnce();
  page.rights?.failed(new Error('unavailable'));
  expect(kind()).toBe('user');
  page.rights?.next(document(true), false);
  expect(kind()).toBe('admin');
});
