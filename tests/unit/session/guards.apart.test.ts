import { beforeEach, expect, test, vi } from 'vitest';
import { redirectFor } from '#admin/guards.ts';
import { leadsToDashboard } from '#site/features/session/guards.ts';

const lookUpSession = vi.hoisted(() => vi.fn());
const isReachable = vi.hoisted(() => vi.fn());
const reportFailedCheck = vi.hoisted(() => vi.fn());
vi.mock('#browser/session/lookup.ts', () => ({ lookUpSession }));
vi.mock('#browser/session/stored-user.ts', () => ({ storedUserId: () => 'uid' }));
vi.mock('#browser/reachability.ts', () => ({ isReachable }));
vi.mock('#browser/session/report-failed-check.ts', () => ({ reportFailedCheck }));

beforeEach(() => {
  vi.clearAllMocks();
  isReachable.mockResolvedValue(true);
  loadedAs('navigate', '');
});

const ORIGIN = 'https://contoh.example';

/** How the document was loaded. @param referrer the page that led to it */
function loadedAs(type: NavigationTimingType, referrer: string): void {
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
}

const at = (path: string) => new URL(path, ORIGIN);

test.each([
  ['admin', '/admin/users', 'admin', null],
  ['admin', '/admin/users', 'user', '/'],
  ['admin', '/admin/users', 'unchecked', '/'],
  ['admin', '/admin/users', 'logged-out', '/'],
  ['landing', '/login', 'user', '/account'],
  ['landing', '/login', 'admin', '/admin/dashboard'],
  ['landing', '/login', 'logged-out', null],
  ['landing', '/login?mode=verifyEmail&oobCode=a', 'admin', null],
  ['account', '/account', 'user', null],
  ['account', '/account', 'logged-out', '/login?next=%2Faccount'],
] as const)(
  'the guard "%s" at %s for a session that is %s: %j',
  async (name, path, kind, target) => {
    lookUpSession.mockResolvedValue({ kind });
    expect(await redirectFor(name, at(path))).toEqual(target);
  },
);

test.each([
  ['admin', '/'],
  ['landing', null],
  ['account', '/login?next=%2Faccount'],
] as const)('after a failed lookup, which is reported, "%s" gives %j', async (name, target) => {
  const error = new Error('permission-denied');
  lookUpSession.mockRejectedValue(error);
  expect(await redirectFor(name, at('/account'))).toEqual(target);
  expect(reportFailedCheck).toHaveBeenCalledExactlyOnceWith(error, name);
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
});

test('users, and admins whom the app leads from page to page, see the home page', async () => {
  lookUpSession.mockResolvedValue({ kind: 'user' });
  expect(await leadsToDashboard('/', true)).toBe(false);
  lookUpSession.mockResolvedValue({ kind: 'admin' });
  expect(await leadsToDashboard('/', false)).toBe(false);
});

test('an admin stays if the site does not answer or the lookup fails', async () => {
  lookUpSession.mockResolvedValue({ kind: 'admin' });
  isReachable.mockResolvedValue(false);
  expect(await leadsToDashboard('/', true)).toBe(false);
  expect(await redirectFor('landing', at('/login'))).toBeNull();
  lookUpSession.mockRejectedValue(new Error('unavailable'));
  expect(await leadsToDashboard('/', true)).toBe(false);
  expect(reportFailedCheck).toHaveBeenCalledOnce();
});
