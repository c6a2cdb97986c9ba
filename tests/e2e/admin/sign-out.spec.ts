import { messageDraftKey } from '../../../model/admin-storage-keys.ts';
import type { Page } from './inbox.ts';
import { expect, openInbox, test } from './inbox.ts';
import { CHANNELS, holdRequests } from './held-requests.ts';

/** Text of an admin that the browser still has. */
const localDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_draft:')));

test('signing out in one tab removes the messages from the others, but not unsaved text; none is ever stored', async ({
  page,
  send,
  allowConsole,
}) => {
  const [message] = await send(['Only for admins.']);
  const [idle, signingOut] = [await page.context().newPage(), await page.context().newPage()];
  const foreign = messageDraftKey('notes', 'somebody-else', 'some-message');
  await page.evaluate((key) => localStorage.setItem(key, '{}'), foreign);
  await openInbox(page, message);
  await openInbox(idle, message);
  allowConsole(/permission|unauthenticated/i);
  await expect(page.getByLabel('Notes')).toBeEnabled();
  // What another account wrote in this browser is gone.
  expect(await localDrafts(page)).toEqual([]);
  const databases = await page.evaluate(() => indexedDB.databases());
  expect(databases.filter(({ name }) => name?.startsWith('firestore/'))).toEqual([]);
  await signingOut.goto('/admin/releases');
  await page.getByLabel('Notes').fill('Half a thought');
  await signingOut.getByRole('button', { name: 'Sign out' }).click();
  await signingOut.waitForURL('/');
  await expect(idle.getByText('Sign in again to go on')).toBeVisible();
  await expect(idle.getByText(message.name)).toHaveCount(0);
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a thought');
  await expect.poll(() => localDrafts(signingOut)).toEqual([]);
});

test('signing out asks before it deletes text', async ({ page, allowConsole }) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: /./ }).and(page.locator('[href*="entry="]')).first().click();
  const title = page.getByRole('region', { name: 'English', exact: true }).getByLabel('Title');
  await expect(title).toBeVisible();
  await holdRequests(page, CHANNELS.write);
  await title.fill('Only typed');
  await expect.poll(() => localDrafts(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('There is text that is not saved yet');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Only typed');
  allowConsole(/permission|unauthenticated/i);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  expect(await localDrafts(page)).toEqual([]);
});
