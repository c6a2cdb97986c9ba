import { messages } from '#site/pages/contact-us/messages.ts';
import { openAltered, servedTexts, switchLanguage, textsOf } from '../altered-page.ts';
import { PHONE, expect, test } from '../fixtures.ts';

/** React logs that it replaces a page. */
const REPLACED = /Minified React error #418/;

test.use(PHONE);

test.beforeEach(({ allowConsole }) => allowConsole(REPLACED));

// Pages that are changed later: public-pages.spec.ts.
test('a visitor of a page changed before its start has their language', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('documents:commit')) reports.push(request.url());
  });
  // Pages with tooltips, a form, a list that refreshes, and the tutorial.
  for (const path of ['/', '/contact-us', '/blog', '/m/testimonial']) {
    await openAltered(page, path);
    await switchLanguage(page, 'id');
    const served = await servedTexts(page, path, 'id');
    expect.soft(await textsOf(page), path).toEqual(served);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
  expect(reports).toEqual([]);
});

test('a visitor keeps a message typed on a changed page before its start', async ({ page }) => {
  const typed = { name: 'Sari', email: 'sari@example.com', message: 'Halo, kami butuh aplikasi.' };
  await openAltered(page, '/contact-us', async () => {
    for (const [name, value] of Object.entries(typed))
      await page.locator(`#contact-${name}`).fill(value);
  });
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
  await page.reload();
  const [restored = ''] = messages.en.form.draft.split('{when}');
  await expect(page.getByText(restored)).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue(typed.message);
});
