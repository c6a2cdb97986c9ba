import { expect, expectSaved, languagePanel, openEntry, test } from './entries.ts';

test('two people write in two languages at once; in the same field, both texts are kept until one decides', async ({
  page,
  browser,
  makePerson,
  signedIn,
  makeEntry,
  watch,
  server: { database },
}) => {
  const { id, path } = await makeEntry('blog');
  const other = await makePerson({ admin: true, name: 'Budi' });
  const context = await browser.newContext();
  const second = await context.newPage();
  watch(second);
  await signedIn(second, other);
  await Promise.all([openEntry(page, 'blog', id), openEntry(second, 'blog', id)]);
  await expect(page.getByText('Budi has this entry open.')).toBeVisible();

  await languagePanel(page, 'English').getByLabel('Title').fill('From Ani');
  await languagePanel(second, 'Indonesian').getByLabel('Title').fill('Dari Budi');
  await expect(page.getByText('Budi (Indonesian) has this entry open.')).toBeVisible();
  await expectSaved(page);
  await expectSaved(second);
  await expect(languagePanel(page, 'Indonesian').getByLabel('Title')).toHaveValue('Dari Budi');
  await expect(languagePanel(second, 'English').getByLabel('Title')).toHaveValue('From Ani');

  const summary = languagePanel(page, 'English').getByLabel('Summary');
  await summary.press('Control+End');
  await summary.pressSequentially(' mine');
  await database.doc(path).update({ 'draft.en.summary': 'Theirs' });
  const conflict = languagePanel(page, 'English').getByRole('alert');
  await expect(conflict).toContainText('Someone else changed this text too');
  await expect(conflict.getByLabel('Their text')).toHaveText('Theirs');
  await expect(summary).toHaveValue(/ mine$/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);
  expect((await database.doc(path).get()).get('draft.en.summary')).toMatch(/ mine$/);
  await context.close();
});

test('what is typed offline is kept, on a closed tab too, and sent later', async ({
  page,
  context,
  makeEntry,
  allowConsole,
  server: { database },
}) => {
  test.slow(); // Where only the database's silence tells of the lost connection, that takes a while.
  const { id, path } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  // Firestore's own words for a connection that is gone, and its attempt to reach any other server.
  allowConsole('ERR_INTERNET_DISCONNECTED', 'WebChannelConnection', 'cleardot.gif');
  await context.setOffline(true);
  await languagePanel(page, 'English').getByLabel('Title').fill('Written on the train');
  // On a machine without a network the browser has no change to tell of: then only the database's silence does.
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible({ timeout: 20_000 });
  const copies = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('content_draft:')),
    );
  await expect.poll(copies).toHaveLength(1);
  await page.close();

  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`/admin/blog?entry=${id}`);
  const title = languagePanel(next, 'English').getByLabel('Title');
  // Sent by then or not: the text comes by itself, or is offered.
  const offered = next.getByRole('button', { name: 'Put it back' });
  await expect(async () => {
    if (await offered.isVisible()) await offered.click();
    await expect(title).toHaveValue('Written on the train', { timeout: 500 });
  }).toPass();
  await expect
    .poll(async () => String((await database.doc(path).get()).get('draft.en.title')))
    .toBe('Written on the train');
});

test('rights withdrawn in mid-sentence: the refusal is read out, the text stays, and can be put back later', async ({
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
  await database.doc(`user/${admin.uid}`).update({ is_admin: false });
  await title.press('End');
  await title.pressSequentially(', and the rest');

  const alert = page.getByRole('alert').filter({ hasText: 'You may no longer change this.' });
  await expect(alert).toBeVisible();
  await expect(alert).toContainText('Your text is kept in this browser');
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: /^Not saved$/ })).toBeVisible();
  await expect(said.filter({ hasText: 'Your admin rights have been withdrawn' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await expect(title).toHaveValue('Half a sentence, and the rest');
  // Trying again is refused again; what is written goes on being kept.
  await title.pressSequentially(' of it');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'failed');
  await expect(alert).toBeVisible();
  await expect(title).toHaveValue('Half a sentence, and the rest of it');
  const draft = async () => String((await database.doc(path).get()).get('draft.en.title'));
  expect(await draft()).toBe('Half a sentence');

  // Without rights a reload leads home: the text waits in this browser, and is not shown.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.waitForURL('/');
  await expect(page.getByText('and the rest of it')).toHaveCount(0);
  const copies = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => /content_draft/.test(key)));
  expect(JSON.stringify(await copies())).toContain('Half a sentence, and the rest of it');

  await database.doc(`user/${admin.uid}`).update({ is_admin: true });
  await openEntry(page, 'blog', id);
  await expect(title).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue('Half a sentence, and the rest of it');
  await expectSaved(page);
  expect(await draft()).toBe('Half a sentence, and the rest of it');
  await expect.poll(copies).toEqual([]);
});

test('an entry deleted under an open editor can be written anew', async ({
  page,
  makeEntry,
  server: { database },
}) => {
  const { id, path } = await makeEntry('testimonials');
  await openEntry(page, 'testimonials', id);
  await database.doc(path).delete();
  await expect(page.getByText('Someone deleted this entry')).toBeVisible();
  await languagePanel(page, 'English').getByLabel('What they say').fill('Still good');
  await page.getByRole('button', { name: 'Write it anew' }).click();
  await expect(page.getByText('Someone deleted this entry')).toHaveCount(0);
  await expect
    .poll(async () => String((await database.doc(path).get()).get('draft.en.quote')))
    .toBe('Still good');
});

test('a damaged record is listed, opens with what can be read, and is mended', async ({
  page,
  makeEntry,
  cleanUp,
  server: { database },
}) => {
  const { id, path, name } = await makeEntry('portfolio', {
    live: 'nonsense',
    cover: { id: 7 },
    outdated: null,
  });
  await page.goto('/admin/portfolio');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Damaged');
  await openEntry(page, 'portfolio', id);
  await expect(page.getByText('Some fields of this record were damaged')).toContainText('cover');
  await page.getByRole('button', { name: 'Write anew' }).click();
  await expect(page.getByText('The record was written anew.')).toBeVisible();
  const mended = new URL(page.url()).searchParams.get('entry') ?? '';
  cleanUp(`portfolio_item/${mended}`);
  expect(mended).not.toBe(id);
  await expect
    .poll(async () => (await database.doc(`portfolio_item/${mended}`).get()).get('live'))
    .toEqual({ en: null, id: null });
  expect((await database.doc(path).get()).exists).toBe(false);
});

test('an entry that is not there is said to be so', async ({ page }) => {
  await page.goto('/admin/blog?entry=no-such-entry');
  await expect(page.getByText('This entry does not exist')).toBeVisible();
});
