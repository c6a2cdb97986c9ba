import { messages } from '#site/pages/contact-us/messages.ts';
import { routes } from '#site/routes.ts';
import { openChanged, servedTexts, switchLanguage, textsOf } from '../changed-page.ts';
import { DESKTOP, PHONE, expect, replaceImages, test } from '../fixtures.ts';

/** The error report of a page that is left may be sent again by the next one; it is stored once. */
const SENT_AGAIN = /409 \(Conflict\)/;
/** React reports a page that it replaces. */
const REPLACED = /Minified React error #418/;

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(REPLACED, SENT_AGAIN);
  await replaceImages(page);
});

const PAGES = routes.flatMap(({ layout, path }) => (layout === 'desktop' ? [path] : []));
/** With a carousel or the tutorial; otherwise mobile pages have the views of their desktop twins. */
const MOBILE_PAGES = ['/m/home', '/m/services', '/m/testimonial'];

// Pages that are changed later: public-pages.spec.ts.
for (const [layout, device, paths] of [
  ['desktop', DESKTOP, PAGES],
  ['mobile', PHONE, MOBILE_PAGES],
] as const) {
  test.describe(layout, () => {
    test.use(device);

    test('a page that was changed before the app starts shows every text in the chosen language', async ({
      page,
    }) => {
      for (const path of paths) {
        await openChanged(page, path);
        await switchLanguage(page, 'id');
        const served = await servedTexts(page, path, 'id');
        expect.soft(await textsOf(page), path).toEqual(served);
        await page.evaluate(() => localStorage.clear());
        await page.context().clearCookies();
      }
    });
  });
}

test('a message typed on a changed page before the app starts is kept', async ({ page }) => {
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
