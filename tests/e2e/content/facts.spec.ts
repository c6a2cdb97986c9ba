import { PACKAGE_TERMS } from '#studio/packages.ts';
import { expectAccessible } from '../fixtures.ts';
import { expect, expectSaved, publish, test } from './entries.ts';

test('a founder changes a price and puts up a notice', async ({
  page,
  browser,
  entryAt,
  database,
}) => {
  const { english, path, stored } = entryAt('studio', 'studio');
  const standard = PACKAGE_TERMS.plus.price?.toLocaleString('en') ?? '';
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  const main = page.locator('#main');
  const price = main.locator('[data-field="field-draft-shared-plusPrice"]');
  await expect(price).toHaveValue(standard);
  await price.fill('-5');
  await expect(main).toContainText('This is not a whole number');
  await expectSaved(page);
  expect(await stored('draft.shared.plusPrice')).toBe('-5');
  // The server keeps the state before the first save shortly after it.
  const kept = database.collection(`${path}/history`);
  await expect.poll(async () => (await kept.get()).size).toBe(1);
  await price.fill('Rp 61.500.000');
  await page.getByRole('textbox', { name: 'Notice' }).first().fill('Closed until Monday.');
  await expectSaved(page);
  await expectAccessible(page, '#main');
  await publish(english);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect(async () => {
    await visitor.goto('/no-such-page');
    await expect(visitor.getByText('Closed until Monday.')).toBeVisible({ timeout: 100 });
  }).toPass();
  await visitor.context().close();

  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).last().click();
  const shared = page
    .getByRole('dialog')
    .getByRole('region', { name: 'For both languages', exact: true });
  await expect(shared).toContainText('Lowest price in rupiah');
  await shared.getByRole('button', { name: 'Restore: For both languages' }).click();
  await expect(price).toHaveValue(standard);
  await expectSaved(page);
});
