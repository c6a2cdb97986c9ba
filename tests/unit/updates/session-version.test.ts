import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needsFullLoad } from '#browser/reload.ts';
import { setUnsavedText } from '#browser/unsaved-text.ts';
import { checkVersion, startVersionChecks } from '#browser/updates/session-version.ts';
import { openPage } from '../page.ts';

let stored: Map<string, string>;
let went: string[];
let listeners: Map<string, () => void>;
const answer = vi.fn<() => Response>();

beforeEach(() => {
  ({ stored, targets: went, listeners } = openPage());
  vi.stubGlobal('fetch', async () => answer());
  answer.mockImplementation(() => Response.json({ version: '2' }));
});
afterEach(() => {
  setUnsavedText('form', false);
});

it('a session of another version ends but for the sign-in, and goes to / once', async () => {
  stored.set('session_version', '1').set('uid', 'old').set('user_uid', 'u1').set('locale', 'id');
  await checkVersion();
  expect(Object.fromEntries(stored)).toEqual({ user_uid: 'u1', locale: 'id' });
  expect(sessionStorage.getItem('home_notice')).toBe('version');
  // The next page begins a session with the new version.
  await checkVersion();
  await checkVersion();
  expect([stored.get('session_version'), went]).toEqual(['2', ['/']]);
});

it('stays while a form holds unsent text; the next page is loaded from the server', async () => {
  stored.set('session_version', '1');
  setUnsavedText('form', true, true);
  await checkVersion();
  expect(stored.get('session_version')).toBe('1');
  expect([went, needsFullLoad()]).toEqual([[], true]);
});

it('compares with a page that is opened in the app, at most once a minute', async () => {
  vi.useFakeTimers();
  const open = () => {
    listeners.get('page-shown')?.();
    return vi.advanceTimersByTimeAsync(0);
  };
  startVersionChecks();
  await vi.advanceTimersByTimeAsync(59_000);
  answer.mockImplementation(() => Response.json({ version: '3' }));
  await open();
  await vi.advanceTimersByTimeAsync(1000);
  expect(went).toEqual([]);
  await open();
  expect(went).toEqual(['/']);
});

it.each([
  ['status 500', () => new Response('', { status: 500 })],
  ['no version', () => Response.json({})],
])('only logs a failure: %s', async (_name, failing) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  stored.set('session_version', '1');
  answer.mockImplementation(failing);
  await checkVersion();
  expect(log).toHaveBeenCalledWith('Failed to fetch version from server', expect.anything());
  expect(stored.get('session_version')).toBe('1');
  expect(went).toEqual([]);
});
