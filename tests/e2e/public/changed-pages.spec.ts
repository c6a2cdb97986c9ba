import { messages } from '#site/pages/contact-us/messages.ts';
import { routes } from '#site/routes.ts';
import { changePage, openChanged, switchLanguage, textsOf } from '../changed-page.ts';
import { expect, replaceImages, test, waitForHydration, type Page } from '../fixtures.ts';

const paths = routes.map(({ path }) => path);

/** The error report of a page that is left may be sent again by the next one; it is stored once. */
const SENT_AGAIN = /409 \(Conflict\)/;
/** React reports a page that it replaces. */
const REPLACED = /Minified React error #418/;

async function textsAfterSwitch(page: Page): Promise<string[]> {
  await switchLanguage(page);
  const texts = await textsOf(page);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  return texts;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('swipe_tutorial_seen', '1'));
  await replaceImages(page);
});

test('a translated page shows every text in the language that is chosen', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    const expected = await textsAfterSwitch(page);
    await page.goto(path);
    await waitForHydration(page);
    await changePage(page);
    expect.soft(await textsAfterSwitch(page), path).toEqual(expected);
  }
});

test('a page that was changed before the app starts shows every text in the chosen language', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPLACED, SENT_AGAIN);
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    const expected = await textsAfterSwitch(page);
    await openChanged(page, path);
    expect.soft(await textsAfterSwitch(page), path).toEqual(expected);
  }
});

test('a message typed on a changed page before the app starts is kept', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REPLACED, SENT_AGAIN);
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
