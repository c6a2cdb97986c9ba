import sharp from 'sharp';
import { expect, expectSaved, openEntry, test } from './entries.ts';

test('entries are reordered, and the button that was pressed keeps the focus', async ({
  page,
  makeEntry,
}) => {
  const first = await makeEntry('testimonials', { order: -2000 });
  const second = await makeEntry('testimonials', { order: -1000 });
  await page.goto('/admin/testimonials');
  const list = page.getByRole('list', { name: 'Testimonials' });
  const names = list.getByRole('link');
  await expect(names.first()).toHaveText(first.name);
  const up = page.getByRole('button', { name: `Move ${second.name} up` });
  await up.press('Enter');
  await expect(names.first()).toHaveText(second.name);
  await expect(page.getByText(`${second.name} is now number 1 of`)).toBeAttached();
  await expect(up).toBeFocused();
  const down = page.getByRole('button', { name: `Move ${second.name} down` });
  await down.click();
  await expect(names.first()).toHaveText(first.name);
  await expect(down).toBeFocused();
});

test('posts are found by words and status; the filter stays in the address', async ({
  page,
  makeEntry,
  expectAccessible,
}) => {
  // The English text was saved since it was published.
  const en = { revision: 0, publish_at: new Date(2026, 0, 1), snapshot: 'none' };
  const { name } = await makeEntry('blog', {
    revision: { en: 1, id: 0, shared: 0 },
    published: { en, id: null, shared: 0 },
  });
  const word = name.slice('Entry '.length);
  await page.goto('/admin/blog');
  // The beginning of a word of the title, in the other language's title too.
  await page.getByRole('searchbox', { name: 'Search titles and texts' }).fill(word.slice(0, 6));
  const names = page.getByRole('list', { name: 'Blog' }).getByRole('link');
  await expect(names).toHaveText([name]);
  await page.getByLabel('Status').selectOption('Missing');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByLabel('Status').selectOption('Unpublished changes');
  await expect(names).toHaveText([name]);
  await expectAccessible(page, 'main');
  await names.press('Enter');
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(page).toHaveURL(`/admin/blog?search=${word.slice(0, 6)}&status=changed`);
  await expect(names).toHaveText([name]);
});

// What a deletion takes away from visitors: tests/functions.
test('a deleted entry is brought back as a draft, or deleted for good after asking', async ({
  page,
  makeEntry,
  server: { database },
}) => {
  const en = { revision: 0, publish_at: new Date(2026, 0, 1), snapshot: 'none' };
  const { name, path } = await makeEntry('blog', { published: { en, id: null, shared: 0 } });
  const dialog = page.getByRole('dialog');
  const deleted = async () => (await database.doc(path).get()).get('deleted_date') !== null;
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(dialog).toContainText('It is published');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expect.poll(deleted).toBe(true);
  await page.getByRole('button', { name: 'Deleted', exact: true }).press('Enter');
  await expect(page).toHaveURL('/admin/blog?show=deleted');
  const row = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem');
  await expect(row.filter({ hasText: name })).toContainText(/Deleted \d/);
  await page.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`“${name}” is back, as a draft.`)).toBeVisible();
  await expect(row.filter({ hasText: name })).toHaveCount(0);
  const back = await database.doc(path).get();
  expect(back.data()).toMatchObject({ published: { en: null, id: null }, deleted_date: null });
  await page.getByRole('button', { name: 'Entries', exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  await expect(page.getByText('After 90 days entries are deleted for good.')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name} for good` }).click();
  await expect(dialog).toContainText('Nobody can bring them back.');
  expect(await deleted()).toBe(true);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`“${name}” is deleted for good.`)).toBeVisible();
  expect((await database.doc(path).get()).exists).toBe(false);
});

test('an image is uploaded at once, described and used; what is discarded or left is deleted', async ({
  page,
  makeEntry,
  server: { database },
  expectConsole,
}) => {
  expectConsole('415', '422');
  const { id, path } = await makeEntry('portfolio');
  await openEntry(page, 'portfolio', id);
  const input = page.locator('input[type=file]').first();
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('This file is not a supported picture')).toBeVisible();
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: heic });
  await expect(page.getByText('This is a HEIC photo')).toBeVisible();
  const create = { width: 400, height: 200, channels: 3, background: '#0a665a' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const cutOff = buffer.subarray(0, 200);
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: cutOff });
  await expect(page.getByText('This file is damaged or incomplete')).toBeVisible();

  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  const chosen = page.locator('img[src^="/media/preview/"]');
  const stored = () => page.evaluate(() => localStorage.getItem('previewImage'));
  await expect(chosen).toHaveJSProperty('naturalWidth', 400);
  const first = await chosen.getAttribute('src');
  expect(`/media/preview/${await stored()}`).toBe(first);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await page.request.get(first ?? '')).status()).toBe(404);
  expect(await stored()).toBeNull();

  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(chosen).toBeVisible();
  const use = page.getByRole('button', { name: 'Use this picture' });
  await expect(use).toBeDisabled();
  await page.getByLabel('Description (English)').fill('A green field');
  await page.getByLabel('Description (Indonesian)').fill('Hamparan hijau');
  await use.click();
  await expect(chosen).toHaveCount(0);
  await expectSaved(page);
  const cover = (await database.doc(path).get()).get('draft.shared.cover');
  expect(cover).toMatchObject({
    width: 400,
    height: 200,
    alt: { en: 'A green field', id: 'Hamparan hijau' },
  });
  const image = page.locator(`img[src^="/media/${cover.id}/"]`);
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(400);
  // The temporary image is permanent now.
  expect(await stored()).toBeNull();

  await input.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer });
  await expect(chosen).toBeVisible();
  const left = await chosen.getAttribute('src');
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect.poll(async () => (await page.request.get(left ?? '')).status()).toBe(404);
});
