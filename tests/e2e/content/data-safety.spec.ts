import { CHANNELS, holdRequests } from '../admin/held-requests.ts';
import { waitForHydration } from '../fixtures.ts';
import type { Page } from './entries.ts';
import { expect, expectSaved, languagePanel, openEntry, test } from './entries.ts';

/** Text of an admin that the browser still has. */
const localDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('content_draft:')));

test('two admins edit different languages at once; a conflict in one field keeps both texts until it is resolved', async ({
  page,
  browser,
  createAccount,
  signInAs,
  makeEntry,
  watchConsole,
  server: { database },
}) => {
  const { id, path } = await makeEntry('blog');
  const other = await createAccount({ admin: true, name: 'Budi' });
  const context = await browser.newContext();
  const second = await context.newPage();
  watchConsole(second);
  await signInAs(second, other);
  await Promise.all([openEntry(page, 'blog', id), openEntry(second, 'blog', id)]);

  await languagePanel(page, 'English').getByLabel('Title').fill('From Ani');
  await languagePanel(second, 'Indonesian').getByLabel('Title').fill('Dari Budi');
  await expectSaved(page);
  await expectSaved(second);
  await expect(languagePanel(page, 'Indonesian').getByLabel('Title')).toHaveValue('Dari Budi');
  await expect(languagePanel(second, 'English').getByLabel('Title')).toHaveValue('From Ani');

  const summary = languagePanel(page, 'English').getByLabel('Summary');
  await summary.press('Control+End');
  await summary.pressSequentially(' ');
  const conflict = languagePanel(page, 'English').getByRole('alert');
  // Nothing is saved while somebody types, so that the other text arrives before.
  const typeOn = async () => {
    while (!(await conflict.isVisible())) await summary.pressSequentially('m', { delay: 300 });
  };
  await Promise.all([typeOn(), database.doc(path).update({ 'draft.en.summary': 'Theirs' })]);
  await expect(conflict).toContainText('Another admin changed this text too');
  await expect(conflict.getByLabel('Their text')).toHaveText('Theirs');
  await expect(summary).toHaveValue(/ m+$/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);
  expect((await database.doc(path).get()).get('draft.en.summary')).toMatch(/ m+$/);
  await context.close();
});

test('offline nothing is published and the editor says so; what is typed is kept after the tab is closed and is sent later', async ({
  page,
  context,
  makeEntry,
  goOffline,
  server: { database },
}) => {
  const { id, path } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  await goOffline();
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('the server cannot be reached')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('No connection: these are the revisions')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await english.getByLabel('Title').fill('Written on the train');
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible();
  await expect.poll(() => localDrafts(page)).toHaveLength(1);
  await page.close();

  await context.setOffline(false);
  expect((await database.doc(path).get()).get('live.en')).toBeNull();
  const next = await context.newPage();
  await next.goto(`/admin/blog?entry=${id}`);
  const panel = languagePanel(next, 'English');
  // If the text was not sent before the tab was closed, it is offered as a local draft.
  const offered = next.getByRole('button', { name: 'Put it back' });
  await expect(async () => {
    if (await offered.isVisible()) await offered.click({ timeout: 1000 });
    await expect(panel.getByLabel('Title')).toHaveValue('Written on the train', { timeout: 500 });
  }).toPass();
  await expect
    .poll(async () => String((await database.doc(path).get()).get('draft.en.title')))
    .toBe('Written on the train');
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByText('Published', { exact: true })).toBeVisible();
});

test('withdrawn admin rights: the unsaved text can be copied at once, and restored later', async ({
  page,
  admin,
  makeEntry,
  allowConsole,
  server: { database },
}) => {
  const { id, path } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const title = languagePanel(page, 'English').getByLabel('Title');
  await title.fill('Half a sentence');
  await expectSaved(page);
  allowConsole(/permission/i);
  // No save is answered, so that the text stays unsaved.
  await page.route(CHANNELS.write, () => undefined);
  await title.press('End');
  await title.pressSequentially(', and the rest');
  await database.doc(`user/${admin.uid}`).update({ is_admin: false });
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: 'Your admin rights have been withdrawn' })).toBeVisible();
  await expect(title).toHaveCount(0);
  const text = 'Half a sentence, and the rest';
  await expect(page.getByLabel('Your text')).toHaveValue(text);
  expect(String((await database.doc(path).get()).get('draft.en.title'))).toBe('Half a sentence');

  // Without admin rights a reload leads to the home page: the text is kept in this browser but not shown.
  await page.unroute(CHANNELS.write);
  await page.reload();
  await page.waitForURL('/');
  // The home page leads admins on, so it has to have looked before the account is one again.
  await waitForHydration(page);
  await expect(page.getByText(text)).toHaveCount(0);

  await database.doc(`user/${admin.uid}`).update({ is_admin: true });
  await openEntry(page, 'blog', id);
  await expect(title).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue(text);
  await expectSaved(page);
  expect(String((await database.doc(path).get()).get('draft.en.title'))).toBe(text);
});

test('an entry that is deleted while it is open can be created again', async ({
  page,
  makeEntry,
  deleteAfterTest,
  server: { database },
}) => {
  const { id, path } = await makeEntry('testimonials');
  await openEntry(page, 'testimonials', id);
  await database.doc(path).delete();
  await expect(page.getByText('Another admin deleted this entry')).toBeVisible();
  await languagePanel(page, 'English').getByLabel('What they say').fill('Still good');
  await page.getByRole('button', { name: 'Create it again' }).click();
  await expect(page.getByText('Another admin deleted this entry')).toHaveCount(0);
  // Under another id, so that the deleted entry can still be restored.
  await expect(page).not.toHaveURL(new RegExp(id));
  const again = `testimonial/${new URL(page.url()).searchParams.get('entry')}`;
  deleteAfterTest(again);
  await expect(languagePanel(page, 'English').getByLabel('What they say')).toHaveValue(
    'Still good',
  );
  await expect
    .poll(async () => String((await database.doc(again).get()).get('draft.en.quote')))
    .toBe('Still good');
});

test('a record that is not valid is left out of the list and does not open; nor does one that does not exist', async ({
  page,
  makeEntry,
}) => {
  const { id, name } = await makeEntry('portfolio', { cover: { id: 7 } });
  const valid = await makeEntry('portfolio');
  await page.goto('/admin/portfolio');
  await expect(page.getByRole('listitem').filter({ hasText: valid.name })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await page.goto(`/admin/portfolio?entry=${id}`);
  await expect(page.getByText('This entry could not be opened')).toBeVisible();
  await page.goto('/admin/portfolio?entry=no-such-entry');
  await expect(page.getByText('This entry does not exist')).toBeVisible();
});

test('signing out asks before it deletes text', async ({ page, makeEntry, allowConsole }) => {
  const { id } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const title = languagePanel(page, 'English').getByLabel('Title');
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
  // The page that was left writes and deletes its draft while it is hidden, in a process of its own.
  await expect.poll(() => localDrafts(page)).toEqual([]);
});
