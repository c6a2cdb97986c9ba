import { HISTORY_PAGE } from '#model/content/snapshot.ts';
import { WRITES, holdRequests, waitForHydration } from '../fixtures.ts';
import {
  type Page,
  expect,
  expectSaved,
  languagePanel,
  openEntry,
  publish,
  publishButton,
  test,
} from './entries.ts';

/** Text of an admin that the browser still has. */
const localCopies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('content_draft:')));

test('a founder gets a colleague’s text; a conflict keeps both', async ({
  page,
  edit,
  database,
}) => {
  const { english, indonesian, path, saveElsewhere, stored } = await edit('blog');
  await english.getByLabel('Title').fill('From Ani');
  await saveElsewhere('id', { title: 'Dari Budi' });
  await expectSaved(page);
  await expect(indonesian.getByLabel('Title')).toHaveValue('Dari Budi');
  await expect(english.getByLabel('Title')).toHaveValue('From Ani');
  expect(await stored('revision')).toEqual({ en: 1, id: 1, shared: 0 });

  const summary = english.getByLabel('Summary');
  await summary.press('Control+End');
  await summary.pressSequentially(' m');
  const conflict = english.locator('[data-conflict]');
  // Nothing is saved while somebody types, so that the other text arrives before.
  const typeOn = async () => {
    while (!(await conflict.isVisible())) await summary.pressSequentially('m', { delay: 100 });
  };
  await Promise.all([typeOn(), saveElsewhere('en', { summary: 'Theirs' })]);
  await expect(conflict).toContainText('This was changed elsewhere too');
  await expect(conflict.getByLabel('Their text')).toHaveText('Theirs');
  await expect(summary).toHaveValue(/ m+$/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => stored('draft.en.summary')).toMatch(/ m+$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(summary).toHaveValue('Theirs');
  const kept = async () =>
    (await database.collection(`${path}/history`).get()).docs.map(
      (found) => found.get('draft.en.summary') as unknown,
    );
  await expect.poll(kept).toContain('Theirs');
});

test('a founder finds every kept state in the history', async ({ page, makeEntry, database }) => {
  const { id, path } = await makeEntry('blog');
  const kept = { reason: 'save', locale: null, draft: {}, saved_by: 'seed-admin' };
  const states = Array.from({ length: HISTORY_PAGE + 1 }, (_, minute) => ({
    ...kept,
    saved_date: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  }));
  await Promise.all(states.map((one) => database.collection(`${path}/history`).add(one)));
  await page.goto(`/admin/blog?entry=${id}&open=history`);
  const shown = page.getByRole('dialog').getByRole('button', { name: 'Compare' });
  await expect(shown).toHaveCount(HISTORY_PAGE);
  await page.getByRole('dialog').getByRole('button', { name: 'Show more' }).click();
  await expect(shown).toHaveCount(HISTORY_PAGE + 1);
});

test('a founder’s offline text outlives its tab', async ({ page, context, edit, goOffline }) => {
  const { id, english, saveElsewhere, stored } = await edit('blog');
  await goOffline();
  await publishButton(english).press('Enter');
  await expect(page.getByText('the server cannot be reached')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('No connection: these are the versions')).toBeVisible();
  await expect(page.getByText('No connection. You see what was last loaded')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await english.getByLabel('Title').fill('Written on the train');
  await english.getByLabel('Summary').fill('A summary from the train');
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible();
  await expect.poll(() => localCopies(page)).toHaveLength(1);
  await page.close();

  await context.setOffline(false);
  expect(await stored('published.en')).toBeNull();
  await saveElsewhere('en', { summary: 'A summary from the other tab' });
  const next = await context.newPage();
  await openEntry(next, 'blog', id);
  const panel = languagePanel(next, 'English');
  await expect(panel.getByLabel('Title')).toHaveValue('Written on the train');
  await expect(panel.getByLabel('Summary')).toHaveValue('A summary from the train');
  const conflict = panel.locator('[data-conflict]');
  await expect(conflict.getByLabel('Their text')).toHaveText('A summary from the other tab');
  await expect.poll(() => stored('draft.en.title')).toBe('Written on the train');
  await publishButton(panel).press('Enter');
  await expect(panel.getByText('Summary: another admin changed it too.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await publish(panel);
  await expect.poll(() => localCopies(next)).toEqual([]);
});

test('a founder whose right is withdrawn keeps the text, and saves it with the right back', async ({
  page,
  admin,
  edit,
  allowConsole,
  database,
}) => {
  const { id, english, stored } = await edit('blog');
  const title = english.getByLabel('Title');
  await title.fill('Half a sentence');
  await expectSaved(page);
  const badge = page.getByRole('navigation').getByRole('link', { name: /^Messages/ });
  await expect(badge).toContainText(/\d/);
  allowConsole(/permission/i);
  // No save is answered, so that the text stays unsaved.
  await page.route(WRITES, () => undefined);
  await title.press('End');
  await title.pressSequentially(', and the rest');
  await database.doc(`user/${admin.uid}`).update({ is_admin: false });
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: 'Your admin rights have been withdrawn' })).toBeVisible();
  await expect(title).toHaveCount(0);
  await expect(badge).not.toContainText(/\d/);
  const text = 'Half a sentence, and the rest';
  await expect(page.getByLabel('Your text')).toHaveValue(text);
  await expect(page.getByLabel('Your text')).not.toBeEditable();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(await stored('draft.en.title')).toBe('Half a sentence');

  // A reload without admin rights leads to the home page: the text is kept in this browser but not shown.
  await page.unroute(WRITES);
  await page.reload();
  await page.waitForURL('/');
  // The home page leads admins on, so it has to have looked before the account is one again.
  await waitForHydration(page);
  await expect(page.getByText(text)).toHaveCount(0);

  await database.doc(`user/${admin.uid}`).update({ is_admin: true });
  await openEntry(page, 'blog', id);
  await expect(title).toHaveValue(text);
  await expectSaved(page);
  expect(await stored('draft.en.title')).toBe(text);
});

test('a founder’s text that cannot be saved stays on the page', async ({ page, edit }) => {
  await page.addInitScript(() => {
    const store = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('content_draft:')) throw new DOMException('', 'QuotaExceededError');
      store(key, value);
    };
  });
  const { id, english, indonesian, stored } = await edit('blog');
  const release = await holdRequests(page, WRITES);
  await english.getByLabel('Title').fill('Nowhere but here');
  const notice = page.getByText('This browser does not let the page keep text.');
  await expect(notice).toBeVisible();
  release();
  await expectSaved(page);
  await expect(notice).toHaveCount(0);
  await expect(english.getByLabel('Title')).toHaveValue('Nowhere but here');
  expect(await stored('draft.en.title')).toBe('Nowhere but here');

  const long = 'panjang '.repeat(60);
  await indonesian.getByLabel('Summary').fill(long);
  await expect(indonesian.getByText('but the limit is 400')).toBeVisible();
  await expect(page.getByText('Not saved: see below')).toBeVisible();
  await publish(english);
  await expect(indonesian.getByLabel('Summary')).toHaveValue(long);
  await publishButton(indonesian).press('Enter');
  await expect(indonesian.getByRole('alert')).toContainText('Summary is longer than 400');
  expect(await stored('published.en.revision')).toBe(await stored('revision.en'));
  expect(await stored('draft.id.title')).toBe(`${id} id`);
});

test('a founder who types in a deleted entry loses nothing', async ({
  page,
  edit,
  allowConsole,
  database,
}) => {
  const { path, english, stored } = await edit('testimonials');
  await database.doc(path).update({ deleted_date: new Date() });
  const notice = page.getByText('This entry is deleted.');
  await expect(notice).toBeVisible();
  const quote = english.getByLabel('What they say');
  await quote.fill('Still good');
  await expectSaved(page);
  expect(await stored('draft.en.quote')).toBe('Still good');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(notice).toHaveCount(0);
  expect(await stored('deleted_date')).toBeNull();

  await holdRequests(page, WRITES);
  await quote.fill('Only typed');
  await expect.poll(() => localCopies(page)).toHaveLength(1);
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await signOut.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('There is text that is not saved yet');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(quote).toHaveValue('Only typed');
  allowConsole(/permission|unauthenticated/i);
  await signOut.click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  // The page that was left writes and deletes its draft while it is hidden, in a process of its own.
  await expect.poll(() => localCopies(page)).toEqual([]);
});
