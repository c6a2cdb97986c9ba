import { messages } from '#site/pages/contact-us/messages.ts';
import { openChanged, servedTexts, switchLanguage, textsOf } from '../changed-page.ts';
import { PHONE, expect, replaceImages, test } from '../fixtures.ts';

/** The error report of a page that is left may be sent again by the next one; it is stored once. */
const SENT_AGAIN = /409 \(Conflict\)/;
/** React reports a page that it replaces. */
const REPLACED = /Minified React error #418/;

test.use(PHONE);

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(REPLACED, SENT_AGAIN);
  await replaceImages(page);
});

// Pages that are changed later: public-pages.spec.ts.
test('a visitor of a page changed before its start has their language', async ({ page }) => {
  // Pages with tooltips, a form, a list that refreshes, and the tutorial.
  for (const path of ['/', '/contact-us', '/blog', '/m/testimonial']) {
    await openChanged(page, path);
    await switchLanguage(page, 'id');
    const served = await servedTexts(page, path, 'id');
    expect.soft(await textsOf(page), path).toEqual(served);
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
});

test('a visitor keeps a message typed on a changed page before its start', async ({ page }) => {
  const typed = { name: 'Sari', email: 'sari@example.com', message: 'Halo, kami butuh aplikasi.' };
  await openChanged(page, '/contact-us', async () => {
    for (const [name, value] of Object.entries(typed))
      await page.locator(`#contact-${name}`).fill(value);
  });
  for (const [name, value] of Object.entries(typed))
    await expect(page.locator(`#contact-${name}`)).toHaveValue(value);
  await page.reload();
  await expect(page.getByText(messages.en.form.draft)).toBeVisible();
  await expect(page.locator('#contact-message')).toHaveValue(typed.message);
});
