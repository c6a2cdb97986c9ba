import { article, expect, expectSaved, languagePanel, openEntry, test } from './entries.ts';

test('a post is written by keyboard, validated and published; the list shows the other language as missing', async ({
  page,
  admin,
  deleteAfterTest,
  server: { database },
}) => {
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: 'New post' }).press('Enter');
  await page.waitForURL(/entry=/);
  const id = new URL(page.url()).searchParams.get('entry') ?? '';
  deleteAfterTest(`blog_post/${id}`);
  deleteAfterTest(`blog_publication/${id}`);
  const english = languagePanel(page, 'English');
  const title = `Why we write ${id.slice(0, 6).toLowerCase()}`;

  await english.getByLabel('Title').focus();
  await page.keyboard.type(title);
  // What is missing is said at the button, in view on a small laptop.
  await page.setViewportSize({ width: 1366, height: 768 });
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  const problems = english.getByRole('alert');
  await expect(problems).toContainText('Summary is missing');
  await expect(problems).toBeInViewport({ ratio: 1 });
  await expect(english.getByLabel('Text', { exact: true })).toBeVisible();
  await problems.getByRole('button', { name: 'Text is missing.' }).press('Enter');
  await expect(english.getByLabel('Text', { exact: true })).toBeFocused();

  await page.keyboard.type('Because ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('it helps');
  await expect(english.getByLabel('Text', { exact: true }).locator('strong')).toHaveText(
    'it helps',
  );
  await english.getByLabel('Summary').fill('One sentence.');
  await expect(page.getByLabel('Address')).toHaveValue(/^why-we-write-/);
  await expectSaved(page);

  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expectSaved(page);
  const stored = (await database.doc(`blog_post/${id}`).get()).data();
  expect(stored?.['draft'].en).toEqual({
    title,
    summary: 'One sentence.',
    body: 'Because **it helps**',
  });
  expect(stored?.['published']).toMatchObject({
    en: { revision: stored?.['revision'].en },
    id: null,
  });
  expect(stored?.['updated_by']).toBe(admin.uid);

  await page.getByRole('link', { name: 'All entries' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Missing');
  await expect(row).toContainText('Needs translation');
  await expect(row).toContainText('by Ani');
});

test('a change marks the other language as outdated until it is confirmed', async ({
  page,
  makeEntry,
  server: { database },
}) => {
  // A translation that was never published is told to be unfinished instead.
  const published = { revision: 0, publish_at: new Date(2026, 0, 1), snapshot: 'none' };
  const { id, path, name } = await makeEntry('blog', {
    published: { en: published, id: published, shared: 0 },
  });
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const indonesian = languagePanel(page, 'Indonesian');
  const title = english.getByLabel('Title');

  await title.fill(`${name}, again`);
  await expect(indonesian.getByText('Outdated', { exact: true })).toBeVisible();
  await expectSaved(page);
  await indonesian.getByRole('button', { name: 'What changed in English?' }).click();
  const change = indonesian.getByRole('region', { name: 'Changes: Title' });
  await expect(change.locator('ins')).toHaveText([', again']);
  await indonesian.getByRole('button', { name: 'Still matches' }).click();
  await expect(indonesian.getByText('Outdated', { exact: true })).toHaveCount(0);
  await expectSaved(page);
  expect((await database.doc(path).get()).get('outdated')).toEqual({ en: false, id: false });
});

test('both languages are published at once, one is taken offline; a schedule is cancelled', async ({
  page,
  makeEntry,
}) => {
  const { id } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const indonesian = languagePanel(page, 'Indonesian');
  const dialog = page.getByRole('dialog');
  await english.getByRole('button', { name: 'Publish both languages' }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expect(indonesian.getByText('Published', { exact: true })).toBeVisible();
  const takeOffline = english.getByRole('button', { name: 'Take offline' });
  // The entry may show its new state before the answer to the request has come.
  await expect(takeOffline).toBeEnabled();
  await takeOffline.press('Enter');
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await expect(english.getByText('Draft', { exact: true })).toBeVisible();

  await english.getByRole('button', { name: 'Schedule…' }).click();
  await dialog.getByLabel('Day and time (Jakarta)').fill('2020-01-01T10:00');
  await expect(dialog.getByText('This time has passed')).toBeVisible();
  await dialog.getByLabel('Day and time (Jakarta)').fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(english.getByText('Scheduled 1 Jan, 10:00', { exact: true })).toBeVisible();
  await expect(english.getByText('Visible to visitors from 1 Jan 2099, 10:00')).toBeVisible();
  await expect(takeOffline).toHaveCount(0);
  await english.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(english.getByText('Draft', { exact: true })).toBeVisible();
});

test('a scheduled change says until when the published text stays, and cancelling leaves that one', async ({
  page,
  makeEntry,
}) => {
  const { id, name } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const dialog = page.getByRole('dialog');
  const schedule = english.getByRole('button', { name: 'Schedule…' });
  await english.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expect(schedule).toBeDisabled();
  await english.getByLabel('Title').fill(`${name}, again`);
  await expectSaved(page);
  await schedule.click();
  await dialog.getByLabel('Day and time (Jakarta)').fill('2099-01-01T10:00');
  await expect(dialog).toContainText(
    'Visitors read the present text until 1 Jan 2099, 10:00, then this one.',
  );
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(english).toContainText('Until then they read the text of');
  await expect(english.getByRole('button', { name: 'Take offline' })).toBeVisible();
  await english.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expect(english.getByText('Unpublished changes', { exact: true })).toBeVisible();
  await expect(english).toContainText('Visible to visitors since');
});

test('a revision of one language is compared word by word, typed into the editor and undone like typing', async ({
  page,
  makeEntry,
  server: { database },
}) => {
  const { id, path, name } = await makeEntry('blog');
  const other = { ...article('Something else'), body: 'Another text.' };
  await database.collection(`${path}/history`).add({
    reason: 'publish',
    locale: 'en',
    draft: { en: other, id: article('Lain'), shared: { slug: id, cover: null, author: 'studio' } },
    saved_by: 'seed-admin',
    saved_date: new Date(),
  });
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const body = english.getByRole('textbox', { name: 'Text', exact: true });
  await expect(body).toContainText('Some text.');
  await page.getByRole('button', { name: 'History' }).click();
  const state = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Published' });
  await state.getByRole('button', { name: 'Compare with today' }).click();
  const part = state.getByRole('region', { name: 'English', exact: true });
  await expect(part.getByRole('region', { name: 'Changes: Title' }).locator('ins')).toHaveText([
    'Something',
    'else',
  ]);
  await part.getByRole('button', { name: 'Restore the English text' }).click();
  const title = english.getByLabel('Title');
  await expect(title).toHaveValue('Something else');
  await expect(body).toHaveText('Another text.');
  await expectSaved(page);
  const draft = async () => (await database.doc(path).get()).get('draft');
  expect(await draft()).toMatchObject({
    en: other,
    id: { title: expect.stringContaining('Entri') },
  });

  // The browser undoes one field after the other, as it does after typing in them.
  const summary = english.getByLabel('Summary');
  await summary.focus();
  await page.keyboard.press('Control+z');
  await expect(summary).toHaveValue(`About ${name}`);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(name);
  await body.focus();
  await page.keyboard.press('Control+z');
  await expect(body).toContainText('Some text.');
  await expectSaved(page);
  expect(await draft()).toMatchObject({ en: { title: name, body: article(name).body } });
});

// Where a changed address leads: tests/functions/content/publishing.test.ts.
test('an address that is missing, malformed or of another post is refused', async ({
  page,
  makeEntry,
  expectConsole,
  server: { database },
}) => {
  expectConsole('422');
  const { id: other, path } = await makeEntry('blog');
  const publication = path.replace('blog_post', 'blog_publication');
  const texts = { en: null, id: null };
  await database.doc(publication).set({
    slug: other,
    revision: 0,
    slugs: [other],
    reserved: [other],
    first: texts,
    pictures: [],
    texts,
    next: texts,
  });
  const { id } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  const english = languagePanel(page, 'English');
  const publish = english.getByRole('button', { name: 'Publish', exact: true });
  const address = page.getByLabel('Address');
  // Until the editor has come, the button may move under the mouse.
  await expect(english.getByRole('textbox', { name: 'Text' }).getByRole('heading')).toBeVisible();
  await address.fill('');
  await publish.click();
  await expect(english.getByRole('alert')).toContainText('Address is missing.');
  await address.fill('Not An Address');
  await expect(page.getByText('Only lower-case letters')).toBeVisible();
  await address.fill(other);
  await publish.click();
  await expect(english.getByRole('alert')).toContainText('Another entry has this address.');
  await address.fill(`${id}-moved`);
  await publish.click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  await expect(english.getByRole('link', { name: 'View on the site' })).toHaveAttribute(
    'href',
    `/blog/${id}-moved`,
  );
  await address.fill(id);
  await expect(english.getByText('Unpublished changes', { exact: true })).toBeVisible();
});
