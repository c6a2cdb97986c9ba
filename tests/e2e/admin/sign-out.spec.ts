import type { Page } from './inbox.ts';
import { expect, openInbox, test } from './inbox.ts';
import { CHANNELS, holdRequests } from './held-requests.ts';

/** What the browser still has of Firestore's cache and of local drafts. */
const leftIn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return {
      databases: names.filter((name) => name.startsWith('firestore/')),
      keys: Object.keys(localStorage).filter((key) => /_draft:|databases_to_delete/.test(key)),
    };
  });

test('signing out in one tab removes the messages from the others and the cache, but not unsaved text', async ({
  page,
  send,
  allowConsole,
}) => {
  const [message] = await send(['Only for admins.']);
  const [idle, signingOut] = [await page.context().newPage(), await page.context().newPage()];
  await openInbox(page, message);
  await openInbox(idle, message);
  allowConsole(/permission|unauthenticated/i);
  await expect(page.getByLabel('Notes')).toBeEnabled();
  expect((await leftIn(page)).databases).toHaveLength(1);
  await signingOut.goto('/admin/releases');
  await page.getByLabel('Notes').fill('Half a thought');
  await signingOut.getByRole('button', { name: 'Sign out' }).click();
  await signingOut.waitForURL('/');
  await expect(idle.getByText('Sign in again to go on')).toBeVisible();
  await expect(idle.getByText(message.name)).toHaveCount(0);
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a thought');
  await expect.poll(() => leftIn(signingOut)).toEqual({ databases: [], keys: [] });
});

test('signing out asks before it deletes text, and the next start deletes a cache that a frozen tab holds open', async ({
  page,
  context,
  createAccount,
  signInAs,
  allowConsole,
}) => {
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: /./ }).and(page.locator('[href*="entry="]')).first().click();
  const title = page.getByRole('region', { name: 'English', exact: true }).getByLabel('Title');
  await expect(title).toBeVisible();
  await holdRequests(page, CHANNELS.write);
  await title.fill('Only typed');
  await expect.poll(async () => (await leftIn(page)).keys).toHaveLength(1);
  const frozen = await context.newPage();
  await frozen.goto('/robots.txt');
  // A frozen tab handles no events; this connection does not either.
  await frozen.evaluate(async () => {
    const [name = ''] = (await indexedDB.databases()).flatMap((one) =>
      one.name?.startsWith('firestore/') ? [one.name] : [],
    );
    const request = indexedDB.open(name);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    Object.assign(globalThis, { connection: request.result });
  });

  await page.getByRole('button', { name: 'Sign out' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('There is text that is not saved yet');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Only typed');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  const held = await leftIn(page);
  expect(held).toEqual({ databases: held.databases, keys: ['databases_to_delete'] });
  expect(held.databases).toHaveLength(1);

  allowConsole(/permission|unauthenticated/i);
  await signInAs(page, await createAccount({ name: 'Budi' }));
  await page.goto('/account');
  await expect(page.getByLabel('Name')).toHaveValue('Budi');
  await frozen.close();
  await page.goto('/faq');
  await expect.poll(() => leftIn(page)).toEqual({ databases: [], keys: [] });
});
