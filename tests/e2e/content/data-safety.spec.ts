import { WRITES, holdRequests } from '../admin/held-requests.ts';
import { waitForHydration } from '../fixtures.ts';
import {
  type Page,
  expect,
  expectSaved,
  languagePanel,
  openEntry,
  saveElsewhere,
  test,
} from './entries.ts';

/** Text of an admin that the browser still has. */
const localCopies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('content_draft:')));

test('two admins edit different languages; a conflict keeps both texts until it is resolved', async ({
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
  expect((await database.doc(path).get()).get('revision')).toEqual({ en: 1, id: 1, shared: 0 });

  const summary = languagePanel(page, 'English').getByLabel('Summary');
  await summary.press('Control+End');
  await summary.pressSequentially(' m');
  const conflict = languagePanel(page, 'English').locator('[data-conflict]');
  // Nothing is saved while somebody types, so that the other text arrives before.
  const typeOn = async () => {
    while (!(await conflict.isVisible())) await summary.pressSequentially('m', { delay: 300 });
  };
  await Promise.all([typeOn(), saveElsewhere(database, path, 'en', { summary: 'Theirs' })]);
  await expect(conflict).toContainText('This was changed elsewhere too');
  await expect(conflict.getByLabel('Their text')).toHaveText('Theirs');
  await expect(summary).toHaveValue(/ m+$/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);
  expect((await database.doc(path).get()).get('draft.en.summary')).toMatch(/ m+$/);
  await context.close();
});

test('what is typed offline comes back after the tab was closed, beside a text saved meanwhile', async ({
  page,
  context,
  makeEntry,
  goOffline,
  server: { database },
}) => {
  const { id, path } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const title = english.getByLabel('Title');
  await goOffline();
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('the server cannot be reached')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('No connection: these are the revisions')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await title.fill('Written on the train');
  await english.getByLabel('Summary').fill('A summary from the train');
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible();
  await expect.poll(() => localCopies(page)).toHaveLength(1);
  await page.close();

  await context.setOffline(false);
  expect((await database.doc(path).get()).get('published.en')).toBeNull();
  await saveElsewhere(database, path, 'en', { summary: 'A summary from the other tab' });
  const next = await context.newPage();
  await next.goto(`/admin/blog?entry=${id}`);
  const panel = languagePanel(next, 'English');
  await expect(panel.getByLabel('Title')).toHaveValue('Written on the train');
  await expect(panel.getByLabel('Summary')).toHaveValue('A summary from the train');
  const conflict = panel.locator('[data-conflict]');
  await expect(conflict.getByLabel('Their text')).toHaveText('A summary from the other tab');
  await expect
    .poll(async () => String((await database.doc(path).get()).get('draft.en.title')))
    .toBe('Written on the train');
  // What waits for a decision is not published, and the button says so.
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByText('Summary: another admin changed it too.')).toBeVisible();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(panel.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(() => localCopies(next)).toEqual([]);
});

test('a right withdrawn while somebody types leaves the text to be copied; given back, it is saved', async ({
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
  expect(String((await database.doc(path).get()).get('draft.en.title'))).toBe('Half a sentence');

  // Without admin rights a reload leads to the home page: the text is kept in this browser but not shown.
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
  expect(String((await database.doc(path).get()).get('draft.en.title'))).toBe(text);
});

test('what the browser may not keep, and a text too long, stay on the page, which says so', async ({
  page,
  makeEntry,
  server: { database },
}) => {
  const { id, path, name } = await makeEntry('blog');
  await page.addInitScript(() => {
    const store = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('content_draft:')) throw new DOMException('', 'QuotaExceededError');
      store(key, value);
    };
  });
  await openEntry(page, 'blog', id);
  const [english, indonesian] = [languagePanel(page, 'English'), languagePanel(page, 'Indonesian')];
  const release = await holdRequests(page, WRITES);
  await english.getByLabel('Title').fill('Nowhere but here');
  const notice = page.getByText('This browser does not let the page keep text.');
  await expect(notice).toBeVisible();
  release();
  await expectSaved(page);
  await expect(notice).toHaveCount(0);
  await expect(english.getByLabel('Title')).toHaveValue('Nowhere but here');
  expect((await database.doc(path).get()).get('draft.en.title')).toBe('Nowhere but here');

  const long = 'panjang '.repeat(60);
  await indonesian.getByLabel('Summary').fill(long);
  await expect(indonesian.getByText('but the limit is 400')).toBeVisible();
  await expect(page.getByText('Not saved: see below')).toBeVisible();
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expect(indonesian.getByLabel('Summary')).toHaveValue(long);
  await indonesian.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(indonesian.getByRole('alert')).toContainText('Summary is longer than 400');
  const stored = await database.doc(path).get();
  expect(stored.get('published.en.revision')).toBe(stored.get('revision.en'));
  expect(stored.get('draft.id.title')).toContain(name.slice('Entry '.length));
});

test('an entry deleted while somebody types keeps saving, and comes back as a draft', async ({
  page,
  makeEntry,
  allowConsole,
  server: { database },
}) => {
  const { id, path } = await makeEntry('testimonials');
  await openEntry(page, 'testimonials', id);
  await database.doc(path).update({ deleted_date: new Date() });
  const notice = page.getByText('This entry is deleted.');
  await expect(notice).toBeVisible();
  const quote = languagePanel(page, 'English').getByLabel('What they say');
  await quote.fill('Still good');
  await expectSaved(page);
  expect((await database.doc(path).get()).get('draft.en.quote')).toBe('Still good');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(notice).toHaveCount(0);
  expect((await database.doc(path).get()).get('deleted_date')).toBeNull();

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
