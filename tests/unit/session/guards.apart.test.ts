import { beforeEach, expect, test, vi } from 'vitest';
import { guardPage } from '#site/features/session/guards.ts';

const lookUpSession = vi.hoisted(() => vi.fn());
const isReachable = vi.hoisted(() => vi.fn());
const storedUserId = vi.hoisted(() => vi.fn());
const reportFailedCheck = vi.hoisted(() => vi.fn());
vi.mock('#browser/session/lookup.ts', () => ({ lookUpSession }));
vi.mock('#browser/reachability.ts', () => ({ isReachable }));
vi.mock('#browser/session/stored-user.ts', () => ({ storedUserId }));
vi.mock('#browser/session/report-failed-check.ts', () => ({ reportFailedCheck }));

beforeEach(() => {
  vi.clearAllMocks();
  storedUserId.mockReturnValue('uid');
  isReachable.mockResolvedValue(true);
  loadedAs('navigate', '');
});

const ORIGIN = 'https://contoh.example';

/** How the document was loaded. @param referrer the page that led to it */
function loadedAs(type: NavigationTimingType, referrer: string, search = ''): void {
  vi.stubGlobal('location', { origin: ORIGIN, search });
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
}

const home = { redirect: '/', reload: true };
const account = { redirect: '/account', reload: false };
const dashboard = { redirect: '/admin/dashboard', reload: false };
const signIn = { redirect: '/login?next=%2Faccount', reload: false };

test.each([
  ['admin', '/admin/users', 'admin', null],
  ['admin', '/admin/users', 'user', home],
  ['admin', '/admin/users', 'unchecked', home],
  ['admin', '/admin/users', 'logged-out', home],
  ['landing', '/login', 'user', account],
  ['landing', '/login', 'logged-out', null],
  ['landing', '/', 'user', null],
  ['account', '/account', 'user', null],
  ['account', '/account', 'logged-out', signIn],
] as const)(
  'the guard "%s" at %s for a session that is %s: %j',
  async (name, path, kind, redirect) => {
    lookUpSession.mockResolvedValue({ kind });
    expect(await guardPage(name, path, true)).toEqual(redirect);
  },
);

test.each([
  ['admin', home],
  ['landing', null],
  ['account', signIn],
] as const)(
  'after a failed lookup, which is reported, and without a stored id, where nothing is looked up, "%s" gives %j',
  async (name, redirect) => {
    const error = new Error('permission-denied');
    lookUpSession.mockRejectedValue(error);
    expect(await guardPage(name, '/account', true)).toEqual(redirect);
    expect(reportFailedCheck).toHaveBeenCalledExactlyOnceWith(error, name);
    storedUserId.mockReturnValue(null);
    expect(await guardPage(name, '/account', true)).toEqual(redirect);
    expect(lookUpSession).toHaveBeenCalledOnce();
  },
);

test.each([
  ['by a link of the site', '/', 'navigate', `${ORIGIN}/admin/dashboard`, '', null],
  ['by going back to it', '/m/home', 'back_forward', `${ORIGIN}/services`, '', null],
  ['by a link of a mail', '/login', 'navigate', '', '?mode=verifyEmail&oobCode=a', null],
  ['by a link to the sign-in page', '/login', 'navigate', `${ORIGIN}/faq`, '', dashboard],
  ['by an address that was typed', '/', 'navigate', '', '', dashboard],
  ['by another site', '/', 'navigate', `${ORIGIN}.example/`, '', dashboard],
  ['by the twin, as the installed app starts', '/', 'navigate', `${ORIGIN}/m/home`, '', dashboard],
  ['by loading it again', '/', 'reload', `${ORIGIN}/services`, '', dashboard],
] as const)('an admin who comes %s to %s', async (_, path, type, referrer, search, redirect) => {
  lookUpSession.mockResolvedValue({ kind: 'admin' });
  loadedAs(type, referrer, search);
  expect(await guardPage('landing', path, true)).toEqual(redirect);
});

test('an admin whom the app leads from page to page sees the home page', async () => {
  lookUpSession.mockResolvedValue({ kind: 'admin' });
  expect(await guardPage('landing', '/', false)).toBeNull();
  expect(await guardPage('landing', '/login', false)).toEqual(dashboard);
});

test('an admin stays where the site does not answer', async () => {
  lookUpSession.mockResolvedValue({ kind: 'admin' });
  isReachable.mockResolvedValue(false);
  expect(await guardPage('landing', '/', true)).toBeNull();
});
