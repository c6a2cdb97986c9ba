import { expect, openEntry, test } from './entries.ts';

test('a draft is sent as a link, which a stranger opens in both languages until it is revoked', async ({
  page,
  browser,
  makeEntry,
}) => {
  const { id, name } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  await page.getByRole('button', { name: 'Preview links' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No link works at the moment.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'The new link' }).inputValue();

  const stranger = await (await browser.newContext({ locale: 'en' })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(stranger.getByRole('note')).toContainText('Preview:');
  await expect(stranger.locator('.prose strong')).toHaveText('text');
  await stranger.locator('[data-locale-switch]:visible').first().click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Entri /);
  await expect(stranger.getByRole('note')).toContainText('Pratinjau:');

  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(dialog.getByText('No link works at the moment.')).toBeVisible();
  expect((await stranger.goto(address))?.status()).toBe(404);
  await expect(stranger).toHaveTitle(/^Halaman Tidak Ditemukan/);
  await stranger.context().close();
});
