import { notesDraftKey } from '#model/admin-storage-keys.ts';
import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import { WRITES, holdRequests } from '../fixtures.ts';
import { expect, localDrafts, openInbox, test } from './inbox.ts';

test('a founder who signs out keeps text in other tabs', async ({ page, send, allowConsole }) => {
  const message = await send('Only for admins.', { status: 'done' });
  const [idle, signingOut] = [await page.context().newPage(), await page.context().newPage()];
  const foreign = notesDraftKey('somebody-else', 'some-message');
  await page.evaluate((key) => localStorage.setItem(key, '{}'), foreign);
  await openInbox(page, message);
  await openInbox(idle, message);
  allowConsole(/permission|unauthenticated/i);
  await expect(page.getByLabel('Notes')).toBeEnabled();
  // Drafts of another account in this browser are gone.
  expect(await localDrafts(page)).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.filter(({ name }) => name?.startsWith('firestore/'))).toEqual([]);
  await signingOut.goto('/account');
  const signOut = signingOut.getByRole('button', { name: 'Sign out', exact: true });
  // Notes would be saved meanwhile.
  await holdRequests(page, WRITES);
  const notes = page.getByLabel('Notes');
  await notes.fill('Half a thought');
  await expect.poll(() => localDrafts(signingOut)).toHaveLength(1);
  await signOut.click();
  await signingOut.waitForURL('/');
  await expect(idle.getByText('Sign in again to go on')).toBeVisible();
  await expect(idle.getByText(message.name)).toHaveCount(0);
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(notes).toHaveValue('Half a thought');
  await expect.poll(() => localDrafts(signingOut)).toEqual([]);
});

test.describe('with the service worker', () => {
  test.use({ withServiceWorker: true, withPictures: true });

  test('an admin who signs out leaves no cached pictures', async ({ page, allowConsole }) => {
    allowConsole(/permission|unauthenticated/i);
    await page.goto('/admin/dashboard');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // One picture: the Functions emulator starts a process for each that is requested at the same time.
    await page.goto('/admin/portfolio?entry=seed-example-school-payments');
    const kept = (caches: readonly string[]) =>
      page.evaluate(async (names) => {
        const opened = await Promise.all(names.map((name) => globalThis.caches.open(name)));
        const requests = await Promise.all(opened.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
      }, caches);
    await expect.poll(() => kept([ASSET_CACHES.media])).not.toEqual([]);
    // The worker keeps what it has fetched; nothing may be on its way.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const names = await page.evaluate(() => caches.keys());
    const ofAdmins = (path: string) => /^\/(?:api|account|login|admin|preview)\b/.test(path);
    expect((await kept(names)).filter(ofAdmins)).toEqual([]);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('/');
    const shown = await page.content();
    const left = await kept([ASSET_CACHES.media]);
    expect(left.filter((path) => !shown.includes(path))).toEqual([]);
  });
});
