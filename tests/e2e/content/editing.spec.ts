import { publicationRecord } from '../../records/entry.ts';
import {
  expect,
  expectSaved,
  expectStatus,
  publish,
  publishButton,
  test,
  textsFor,
} from './entries.ts';

test('a founder publishes a new post by keyboard', async ({ page, admin, entryAt, database }) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('button', { name: 'New post' }).press('Enter');
  await page.waitForURL(/entry=/);
  const id = new URL(page.url()).searchParams.get('entry') ?? '';
  const { english, stored } = entryAt('blog', id);
  const title = `Why we write ${id.slice(0, 6).toLowerCase()}`;
  const text = english.getByRole('textbox', { name: /^Text \(/ });

  await english.getByLabel('Title').focus();
  await page.keyboard.type(title);
  // Problems are said at the button, in view on a small laptop.
  await page.setViewportSize({ width: 1366, height: 768 });
  await publishButton(english).press('Enter');
  const problems = english.getByRole('alert');
  await expect(problems).toContainText('Summary is missing');
  await expect(problems).toBeInViewport({ ratio: 1 });
  await expect(text).toBeVisible();
  await problems.getByRole('button', { name: 'Text is missing.' }).press('Enter');
  await expect(text).toBeFocused();

  await page.keyboard.type('Because ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('it helps');
  await expect(text.locator('strong')).toHaveText('it helps');
  await english.getByLabel('Summary').fill('One sentence.');
  await expect(page.getByLabel('Address')).toHaveValue(/^why-we-write-/);
  await expectSaved(page);

  await publish(english);
  await expectSaved(page);
  const body = 'Because **it helps**';
  expect(await stored('draft.en')).toEqual({ title, summary: 'One sentence.', body });
  expect(await stored('published.en.revision')).toBe(await stored('revision.en'));
  expect(await stored('published.id')).toBeNull();
  expect(await stored('updated_by')).toBe(admin.uid);

  await page.getByRole('link', { name: 'All entries' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  for (const shown of ['Missing', 'Needs translation', 'by Ani'])
    await expect(row).toContainText(shown);

  await page.getByRole('main').getByRole('button', { name: 'New post' }).dblclick();
  await page.waitForURL(/entry=/);
  const other = entryAt('blog', new URL(page.url()).searchParams.get('entry') ?? '');
  await expectStatus(other.english, 'Missing');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const own = database.collection('blog_post').where('updated_by', '==', admin.uid);
  await expect.poll(async () => (await own.count().get()).data().count).toBe(2);
});

test('a founder sees what a change outdated, and confirms it', async ({ page, edit }) => {
  // A translation that was never published is told to be unfinished instead.
  const published = { revision: 0, publish_at: new Date(2026, 0, 1), snapshot: 'none' };
  const { english, indonesian, name, stored } = await edit('blog', {
    published: { en: published, id: published, shared: 0 },
  });
  await english.getByLabel('Title').fill(`${name}, again`);
  await expectStatus(indonesian, 'Outdated');
  await expectSaved(page);
  await indonesian.getByRole('button', { name: 'What changed in English?' }).click();
  const change = indonesian.getByRole('region', { name: 'Changes: Title' });
  await expect(change.locator('ins')).toHaveText([', again']);
  await indonesian.getByRole('button', { name: 'Still matches' }).click();
  await expect(indonesian.getByText('Outdated', { exact: true })).toHaveCount(0);
  await expectSaved(page);
  expect(await stored('outdated')).toEqual({ en: false, id: false });
});

test('a founder schedules, cancels and withdraws texts', async ({ page, edit, allowConsole }) => {
  allowConsole(/404|422/);
  const missing = `![Sawah](/media/${crypto.randomUUID()}/960.webp#9x9)`;
  const id = { ...textsFor('blog', 'Tulisan'), body: missing };
  const { english, indonesian, name, saveElsewhere } = await edit('blog', { draft: { id } });
  const dialog = page.getByRole('dialog');
  const moment = dialog.getByLabel('Day and time (Jakarta)');
  const schedule = english.getByRole('button', { name: 'Schedule…' });
  await english.getByRole('button', { name: 'Publish both languages' }).click();
  await expect(page.getByText('English: published. Indonesian: not published')).toBeVisible();
  await expect(english.getByRole('alert')).toContainText('Text: a picture is no longer stored.');
  await expectStatus(english, 'Published');
  await saveElsewhere('id', { body: 'Baik.' });
  await expect(indonesian.getByText('Baik.')).toBeVisible();
  await publish(indonesian);
  await expect(schedule).toBeDisabled();
  await english.getByLabel('Title').fill(`${name}, again`);
  await expectSaved(page);
  await schedule.click();
  await moment.fill('2020-01-01T10:00');
  await expect(dialog.getByText('This time has passed')).toBeVisible();
  await moment.fill('2099-01-01T10:00');
  await expect(dialog).toContainText(
    'Visitors read the present text until 1 Jan 2099, 10:00, then this one.',
  );
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expectStatus(english, 'Scheduled 1 Jan, 10:00');
  await expect(english).toContainText('Visible to visitors from 1 Jan 2099, 10:00');
  await expect(english).toContainText('Until then they read the text of');
  await english.getByLabel('Title').fill(`${name}, at last`);
  await expectStatus(english, 'Unpublished changes');
  await expectSaved(page);
  await english.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toContainText('It is scheduled for 1 Jan 2099, 10:00');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await english.getByRole('button', { name: 'Change the schedule' }).click();
  await expect(moment).toHaveValue('2099-01-01T10:00');
  await dialog.getByRole('button', { name: 'Change the schedule' }).click();
  await expectStatus(english, 'Scheduled 1 Jan, 10:00');
  await english.getByRole('button', { name: 'Cancel the schedule' }).click();
  await expectStatus(english, 'Unpublished changes');
  await expect(english).toContainText('Visible to visitors since');
  const takeOffline = english.getByRole('button', { name: 'Take offline' });
  // The entry may show its new state before the answer to the request has come.
  await expect(takeOffline).toBeEnabled();
  await takeOffline.press('Enter');
  await expect(dialog).toContainText('The Indonesian text stays public.');
  await dialog.getByRole('button', { name: 'Take offline' }).click();
  await expectStatus(english, 'Draft');
  await expect(takeOffline).toHaveCount(0);
});

test('a founder compares and restores a snapshot', async ({ page, makeEntry, database }) => {
  const own = { title: 'A title', summary: 'Short.', body: '# A title\n\nSome **text**.' };
  const { id, path, english, stored } = await makeEntry('blog', { draft: { en: own } });
  const other = { ...textsFor('blog', 'Something else'), summary: 'Other.', body: 'Another text.' };
  const draft = { en: other, id: textsFor('blog', 'Lain'), shared: { slug: id, cover: null } };
  const saved = { saved_by: 'seed-admin', saved_date: new Date() };
  await database
    .collection(`${path}/history`)
    .add({ reason: 'publish', locale: 'en', draft, ...saved });
  await page.goto(`/admin/blog?entry=${id}`);
  const body = english.getByRole('textbox', { name: /^Text \(/ });
  await expect(body).toContainText('Some text.');
  await page.getByRole('button', { name: 'History' }).click();
  const state = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Published' });
  await state.getByRole('button', { name: 'Compare with today' }).click();
  const part = state.getByRole('region', { name: 'English', exact: true });
  const titles = part.getByRole('region', { name: 'Changes: Title' });
  await expect(titles.locator('ins')).toHaveText(['Something', 'else']);
  await part.getByRole('button', { name: 'Restore: English' }).click();
  const title = english.getByLabel('Title');
  await expect(title).toHaveValue('Something else');
  await expect(body).toHaveText('Another text.');
  await expectSaved(page);
  expect(await stored('draft.en')).toEqual(other);
  expect(await stored('draft.id.title')).toBe(`${id} id`);

  // The browser undoes one field after the other, as it does after typing in them.
  const summary = english.getByLabel('Summary');
  await summary.focus();
  await page.keyboard.press('Control+z');
  await expect(summary).toHaveValue(own.summary);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveValue(own.title);
  await body.focus();
  await page.keyboard.press('Control+z');
  await expect(body).toContainText('Some text.');
  await expectSaved(page);
  expect(await stored('draft.en')).toEqual(own);
});

test('a founder cannot take another post’s slug; a free one leads to the post', async ({
  edit,
  makeEntry,
  page,
  expectConsole,
  database,
}) => {
  expectConsole('422');
  const { id: other, path } = await makeEntry('blog');
  const publication = database.doc(path.replace('blog_post', 'blog_publication'));
  await publication.set(publicationRecord('blog', other, {}, { slugs: [other] }));
  const { id, english } = await edit('blog');
  const address = page.getByLabel('Address');
  await address.fill('Not An Address');
  await expect(page.getByText('Only lower-case letters')).toBeVisible();
  await address.fill(other);
  await publishButton(english).press('Enter');
  await expect(english.getByRole('alert')).toContainText('Another entry has this address.');
  await address.fill(`${id}-moved`);
  await publish(english);
  const view = english.getByRole('link', { name: 'View on the site' });
  await expect(view).toHaveAttribute('href', `/en/blog/${id}-moved`);
  await address.fill(id);
  await expectStatus(english, 'Unpublished changes');
});
