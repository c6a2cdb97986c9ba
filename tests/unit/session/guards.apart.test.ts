import { beforeEach, expect, test, vi } from 'vitest';
import { redirectFor } from '#admin/guards.ts';
import { takeReturnPath } from '#admin/return-path.ts';
import { leadsToDashboard } from '#site/features/session/guards.ts';
import { MemoryStorage } from '../memory-storage.ts';

const lookUpSession = vi.hoisted(() => vi.fn());
const settledSession = vi.hoisted(() => vi.fn());
const isReachable = vi.hoisted(() => vi.fn());
const reportFailedCheck = vi.hoisted(() => vi.fn());
vi.mock('#browser/session/lookup.ts', () => ({ lookUpSession }));
vi.mock('#browser/session/use-session.ts', () => ({ settledSession }));
vi.mock('#browser/session/stored-user.ts', () => ({ storedUserId: () => 'uid' }));
vi.mock('#browser/reachability.ts', () => ({ isReachable }));
vi.mock('#browser/session/report-failed-check.ts', () => ({ reportFailedCheck }));

beforeEach(() => {
  vi.clearAllMocks();
  isReachable.mockResolvedValue(true);
  loadedAs('navigate', '');
});

const ORIGIN = 'https://contoh.example';

const reasonAtHome = () => sessionStorage.getItem('home_notice');
const sessionOf = (kind: string, is_admin = kind === 'admin') => ({ kind, profile: { is_admin } });

/** How the document was loaded. @param referrer the page that led to it */
function loadedAs(type: NavigationTimingType, referrer: string): void {
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('sessionStorage', new MemoryStorage(new Map()));
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
}

const at = (path: string) => new URL(path, ORIGIN);

test.each([
  ['admin', '/admin/users', sessionOf('user', true), '/', 'wrong-provider'],
  ['admin', '/admin/users', sessionOf('unchecked'), '/', 'unreachable'],
  ['admin', '/admin/users', sessionOf('logged-out'), '/', null],
  ['sign-in', '/login', sessionOf('admin'), '/admin/dashboard', null],
  ['sign-in', '/login?mode=verifyEmail&oobCode=a', sessionOf('admin'), null, null],
  ['account', '/account', sessionOf('logged-out'), '/login?next=%2Faccount', null],
] as const)(
  'the guard "%s" at %s for the session %j: %j, explained by %j',
  async (name, path, session, target, reason) => {
    settledSession.mockResolvedValue(session);
    expect([await redirectFor(name, at(path)), reasonAtHome()]).toEqual([target, reason]);
  },
);

test('the page of a mail’s link is kept for who opens it signed out, and for nobody else', async () => {
  for (const [kind, kept] of [
    ['user', null],
    ['logged-out', '/admin/messages?message=1'],
  ] as const) {
    settledSession.mockResolvedValue(sessionOf(kind));
    await redirectFor('admin', at('/admin/messages?message=1'));
    expect(takeReturnPath()).toBe(kept);
  }
  expect(takeReturnPath()).toBeNull();
});

test('code of the check that cannot be loaded is reported, and leads as if nobody answered', async () => {
  const error = new Error('missing chunk');
  settledSession.mockRejectedValue(error);
  expect(await redirectFor('admin', at('/admin/users'))).toBe('/');
  expect(reasonAtHome()).toBe('unreachable');
  expect(reportFailedCheck).toHaveBeenCalledExactlyOnceWith(error, 'admin');
});

test.each([
  ['by a link of the site', '/', 'navigate', `${ORIGIN}/admin/dashboard`, false],
  ['by going back to it', '/m/home', 'back_forward', `${ORIGIN}/services`, false],
  ['by an address that was typed', '/', 'navigate', '', true],
  ['by another site', '/', 'navigate', `${ORIGIN}.example/`, true],
  ['by the twin, as the installed app starts', '/', 'navigate', `${ORIGIN}/m/home`, true],
  ['by loading it again', '/', 'reload', `${ORIGIN}/services`, true],
] as const)('an admin who comes %s to %s', async (_, path, type, referrer, isLed) => {
  lookUpSession.mockResolvedValue({ kind: 'admin' });
  loadedAs(type, referrer);
  expect(await leadsToDashboard(path, true)).toBe(isLed);
  expect(await leadsToDashboard(path, false), 'by the app').toBe(false);
  lookUpSession.mockResolvedValue({ kind: 'user' });
  expect(await leadsToDashboard(path, true), 'a user').toBe(false);
});

test('a landing page says that rights could not be checked, or are bound to another way', async () => {
  lookUpSession.mockRejectedValue(new Error('unavailable'));
  expect([await leadsToDashboard('/', true), reasonAtHome()]).toEqual([false, 'unreachable']);
  expect(reportFailedCheck).toHaveBeenCalledOnce();
  lookUpSession.mockResolvedValue(sessionOf('user', true));
  expect([await leadsToDashboard('/', true), reasonAtHome()]).toEqual([false, 'wrong-provider']);
});

test('if the site does not answer, an admin stays, and nothing is said', async () => {
  isReachable.mockResolvedValue(false);
  lookUpSession.mockResolvedValue(sessionOf('admin'));
  settledSession.mockResolvedValue(sessionOf('admin'));
  expect(await leadsToDashboard('/', true)).toBe(false);
  expect(await redirectFor('sign-in', at('/login'))).toBeNull();
  lookUpSession.mockRejectedValue(new Error('unavailable'));
  expect([await leadsToDashboard('/', true), reasonAtHome()]).toEqual([false, null]);
});
