import { PHONE } from '../fixtures.ts';
import { expect, expectSaved, languagePanel, openEntry, test } from './entries.ts';

test('a client confirms a testimonial on a phone without scripting; visitors read that, and a change of a letter is warned of', async ({
  page,
  browser,
  makeEntry,
  deleteAfterTest,
  expectAccessible,
}) => {
  const { id, name } = await makeEntry('testimonials');
  deleteAfterTest(`testimonial_confirmation/${id}`);
  await openEntry(page, 'testimonials', id);
  await expect(page.getByText('English: not confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for confirmation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const field = dialog.getByRole('textbox', { name: 'The new link' });
  await expect(field).toHaveValue(/\?hl=id$/);
  const language = dialog.getByRole('combobox', { name: 'The client’s language' });
  await language.selectOption('English');
  await expect(field).toHaveValue(/\?hl=en$/);
  await language.selectOption('Indonesian');
  const address = await field.inputValue();
  const whatsapp = dialog.getByRole('link', { name: 'Send by WhatsApp' });
  const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toMatch(/^Halo! /);
  expect(message).toContain(address);
  await page.keyboard.press('Escape');

  const own = await page.context().newPage();
  await own.goto(address);
  await expectAccessible(own);
  await own.close();

  const phone = await browser.newContext({ ...PHONE, javaScriptEnabled: false, locale: 'en-GB' });
  const client = await phone.newPage();
  await client.goto(address);
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(
    'Benarkah ini kata-kata Anda?',
  );
  await expect(client.locator('blockquote')).toHaveText([`Entri ${id.slice(4, 12)}`, name]);
  await client.getByRole('textbox', { name: 'Catatan Anda untuk kami' }).fill('Tanpa “Entri”.');
  await client.getByRole('button', { name: 'Tolong diubah' }).click();
  await expect(client.getByRole('heading', { level: 1 })).toHaveText(
    /catatan Anda sudah kami terima/,
  );
  await expect(page.getByText('Tanpa “Entri”.')).toBeVisible();
  await client.getByRole('button', { name: 'Ya, ini kata-kata saya' }).click();
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Terima kasih!');
  expect((await client.goto(address))?.status()).toBe(410);
  await phone.close();

  await expect(page.getByText(/^English: confirmed on /)).toBeVisible();
  await page.getByRole('button', { name: 'Remove the notes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the notes' }).click();
  await expect(page.getByText('Tanpa “Entri”.')).toBeHidden();

  const english = languagePanel(page, 'English');
  await english.getByRole('button', { name: /^Publish/ }).click();
  await expect(english.getByText('Published', { exact: true })).toBeVisible();
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await expect(async () => {
    await visitor.goto('/testimonial');
    const card = visitor.locator('.testimonial').filter({ hasText: name });
    await expect(card.getByText('Confirmed by the client')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await visitor.context().close();

  // What visitors read once that is published: tests/functions/confirmation.test.ts.
  const warning = /^The client confirmed other words on /;
  await english.getByRole('textbox', { name: 'Who they are' }).fill('owner');
  await expect(english.getByText(warning)).toBeVisible();
  await expect(languagePanel(page, 'Indonesian').getByText(warning)).toBeHidden();
  await expectSaved(page);
});
