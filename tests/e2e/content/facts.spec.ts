import { PACKAGE_TERMS } from '#studio/packages.ts';
import { expect, expectSaved, languagePanel, saveElsewhere, test } from './entries.ts';

test('a founder changes a price and puts up a notice; both are served, and in History', async ({
  page,
  browser,
  deleteAfterTest,
  expectAccessible,
  server: { database },
}) => {
  deleteAfterTest('page/studio');
  deleteAfterTest('page_publication/studio');
  const standard = PACKAGE_TERMS.plus.price?.toLocaleString('en') ?? '';
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Studio', exact: true }).click();
  const main = page.locator('#main');
  const price = main.locator('[data-field="field-draft-shared-facts-plusPrice"]');
  await expect(price).toHaveValue(standard);
  await price.fill('-5');
  await expect(main).toContainText('This is not a whole number');
  await price.fill('Rp 61.500.000');
  const email = page.getByLabel('E-mail', { exact: true });
  await email.fill('halo@');
  await expect(page.getByText('This text has an invalid format.')).toBeVisible();
  await email.fill('ayu@contoh.example');
  await page.getByRole('textbox', { name: 'Notice' }).first().fill('Closed until Monday.');
  await expectSaved(page);
  await expectAccessible(page, '#main');
  await languagePanel(page, 'English')
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  await expect(
    languagePanel(page, 'English').getByText('Published', { exact: true }),
  ).toBeVisible();

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await expect(async () => {
    await visitor.goto('/no-such-page');
    const notice = visitor.getByText('Closed until Monday.');
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(visitor.getByRole('contentinfo')).toContainText('ayu@contoh.example');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  // The server keeps the state before the first save shortly after it.
  await expect(history.getByRole('button', { name: 'Compare' })).toHaveCount(2);
  await history.getByRole('button', { name: 'Compare' }).last().click();
  const shared = history.getByRole('region', { name: 'Shared', exact: true });
  await expect(shared).toContainText('Lowest price in rupiah');
  await shared.getByRole('button', { name: 'Restore the Shared text' }).click();
  await expect(price).toHaveValue(standard);
  await expectSaved(page);

  await price.fill('62000000');
  await saveElsewhere(database, 'page/studio', 'shared', { 'facts.plusPrice': 63_000_000 });
  const conflict = main.locator('[data-conflict]');
  await expect(conflict.getByLabel('Their text')).toHaveText('63,000,000');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);
  expect((await database.doc('page/studio').get()).get('draft.shared.facts.plusPrice')).toBe(62e6);
  await visitor.context().close();
});
