import sharp from 'sharp';
import { expectAccessible } from '../fixtures.ts';
import { expect, expectSaved, publishButton, test } from './entries.ts';

test('a founder reorders entries, and the button keeps the focus', async ({ page, makeEntry }) => {
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
  await down.press('Enter');
  await expect(names.first()).toHaveText(first.name);
  await expect(down).toBeFocused();
});

test('a founder finds posts by filters in the URL', async ({ page, makeEntry }) => {
  // The English text was saved since it was published.
  const en = { revision: 0, publish_at: new Date(2026, 0, 1), snapshot: 'none' };
  const { id, name } = await makeEntry('blog', {
    revision: { en: 1, id: 0, shared: 0 },
    published: { en, id: null, shared: 0 },
  });
  await page.goto('/admin/blog');
  // A part of a word of both titles.
  const search = id.slice(2, 10);
  await page.getByRole('searchbox', { name: 'Search titles and texts' }).fill(search);
  const names = page.getByRole('list', { name: 'Blog' }).getByRole('link');
  await expect(names).toHaveText([name]);
  await page.getByLabel('Status').selectOption('Missing');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByLabel('Status').selectOption('Unpublished changes');
  await expect(names).toHaveText([name]);
  await expectAccessible(page, 'main');
  await names.press('Enter');
  await page.getByRole('link', { name: 'All entries' }).click();
  await expect(page).toHaveURL(`/admin/blog?search=${search}&status=changed`);
  await expect(names).toHaveText([name]);
  await expect(names).toBeFocused();
});

test('a founder brings back a deleted entry as a draft, or erases', async ({ page, makeEntry }) => {
  const en = { revision: 0, publish_at: new Date(2026, 0, 1), snapshot: 'none' };
  const { name, stored } = await makeEntry('blog', { published: { en, id: null, shared: 0 } });
  const dialog = page.getByRole('dialog');
  // Rows of other tests move this one between the press of a mouse and its release: keys do not miss it.
  await page.goto('/admin/blog');
  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await expect(dialog).toContainText('It is published');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  // The next entry has the focus.
  await expect(page.locator('[data-row] a:focus')).toHaveCount(1);
  await expect.poll(() => stored('deleted_date')).not.toBeNull();
  await page.getByRole('button', { name: 'Deleted', exact: true }).press('Enter');
  await expect(page).toHaveURL('/admin/blog?show=deleted');
  const row = page.getByRole('list', { name: 'Deleted' }).getByRole('listitem');
  await expect(row.filter({ hasText: name })).toContainText(/Deleted \d/);
  await page.getByRole('button', { name: `Restore ${name}` }).press('Enter');
  await expect(page.getByText(`“${name}” is back, as a draft.`)).toBeVisible();
  await expect(row.filter({ hasText: name })).toHaveCount(0);
  expect(await stored('published')).toMatchObject({ en: null, id: null });
  expect(await stored('deleted_date')).toBeNull();
  await page.getByRole('button', { name: 'Entries', exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Deleted', exact: true }).click();
  await expect(page.getByText('After 90 days entries are deleted for good.')).toBeVisible();
  await page.getByRole('button', { name: `Delete ${name} for good` }).press('Enter');
  await expect(dialog).toContainText('Nobody can bring them back.');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`“${name}” is deleted for good.`)).toBeVisible();
  expect(await stored('draft')).toBeUndefined();
});

test.describe('with pictures', () => {
  test.use({ withPictures: true });

  test('a founder uploads, uses or discards an image', async ({ page, edit, expectConsole }) => {
    expectConsole('415');
    const { english, stored } = await edit('portfolio');
    const input = page.locator('input[type=file]').first();
    const upload = (buffer: Buffer) =>
      input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await upload(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    await expect(page.getByText('This is a HEIC photo')).toBeVisible();

    const create = { width: 80, height: 40, channels: 3, background: '#0a665a' } as const;
    const picture = await sharp({ create }).jpeg().toBuffer();
    const chosen = page.locator('img[src^="/media/preview/"]');
    const source = async () => (await chosen.getAttribute('src')) ?? '';
    const expectDeleted = (url: string) =>
      expect.poll(async () => (await page.request.get(url)).status()).toBe(404);
    const kept = () => page.evaluate(() => localStorage.getItem('previewImage'));
    await upload(picture);
    await expect(chosen).toHaveJSProperty('naturalWidth', 80);
    const first = await source();
    expect(`/media/preview/${await kept()}`).toBe(first);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expectDeleted(first);
    expect(await kept()).toBeNull();

    await upload(picture);
    await expect(chosen).toBeVisible();
    const use = page.getByRole('button', { name: 'Use this picture' });
    await expect(use).toBeDisabled();
    await publishButton(english).press('Enter');
    await expect(english.getByRole('alert')).toContainText('chosen and not used yet');
    const alt = { en: 'A green field', id: 'Hamparan hijau' };
    await page.getByLabel('Description (English)').fill(alt.en);
    await page.getByLabel('Description (Indonesian)').fill(alt.id);
    await use.click();
    await expect(chosen).toHaveCount(0);
    await expectSaved(page);
    const cover = (await stored('draft.shared.cover')) as { id: string };
    expect(cover).toMatchObject({ width: 80, height: 40, alt });
    const image = page.locator(`img[src^="/media/${cover.id}/"]`);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(80);
    // The temporary image is permanent now.
    expect(await kept()).toBeNull();

    await upload(picture);
    await expect(chosen).toBeVisible();
    const left = await source();
    await page.getByRole('link', { name: 'All entries' }).click();
    await expectDeleted(left);
  });
});
