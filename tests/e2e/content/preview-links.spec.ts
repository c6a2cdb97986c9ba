import { expectAccessible } from '../fixtures.ts';
import { expect, test } from './entries.ts';

test('a stranger opens a draft until its link is revoked', async ({ page, browser, edit }) => {
  const { id } = await edit('testimonials');
  const open = page.getByRole('button', { name: 'Preview' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Open the page' })).toBeVisible();
  const link = dialog.getByRole('textbox', { name: 'Link', exact: true });
  const address = await link.inputValue();

  const stranger = await (await browser.newContext({ locale: 'en' })).newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole('note')).toContainText('Preview:');
  const draft = stranger.getByRole('main').locator('.card');
  await expect(draft).toContainText(`Good, ${id} en`);
  // A draft has one address for both languages.
  await stranger.locator('[data-locale-switch]:visible').first().click();
  await expect(stranger).toHaveURL(`${address}?hl=id`);
  await expect(stranger.getByRole('note')).toContainText('Pratinjau:');
  await expect(draft).toContainText(`Good, ${id} id`);
  await stranger.goto(address);
  await expect(stranger).toHaveURL(`${address}?hl=id`);

  // Shown again, to whoever opens the dialog later.
  await page.keyboard.press('Escape');
  await open.click();
  await expect(link).toHaveValue(address);
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('There is no link at the moment.')).toBeVisible();
  expect((await stranger.goto(address))?.status()).toBe(404);
  await stranger.context().close();
});
