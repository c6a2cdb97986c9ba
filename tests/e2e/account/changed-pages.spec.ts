import { changePage } from '../changed-page.ts';
import { expect, expectSaved, languagePanel, openEntry, test } from '../content/entries.ts';

test('a translated sign-in page tells why a sign-in is refused, and then leads on', async ({
  page,
  admin,
  expectConsole,
}) => {
  expectConsole('status of 400');
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?hl=en');
  await page.getByLabel('E-mail').waitFor();
  await changePage(page);
  await page.locator('input[name=email]').fill(admin.email);
  await page.locator('input[name=password]').fill('wrong-password');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong');
  await changePage(page);
  await page.locator('input[name=password]').fill(admin.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('/admin/dashboard');
});

test('a draft is saved, published and taken back in a translated editor', async ({
  page,
  makeEntry,
  server: { database },
}) => {
  const { id, path } = await makeEntry('blog');
  await openEntry(page, 'blog', id);
  await changePage(page);
  const english = languagePanel(page, 'English');
  await english.locator('input').first().fill('Written in a translated editor');
  await expectSaved(page);
  await changePage(page);
  await english.getByRole('button', { name: /Publish$/ }).click();
  const takeBack = english.getByRole('button', { name: /Take offline$/ });
  await expect(takeBack).toBeVisible();
  await changePage(page);
  await takeBack.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click();
  await expect(takeBack).toHaveCount(0);
  const stored = await database.doc(path).get();
  expect(stored.get('draft.en.title')).toBe('Written in a translated editor');
  expect(stored.get('published.en')).toBeNull();
});
