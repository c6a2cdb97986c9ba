import { type Page, PHONE, clickLink, expect, test, waitForHydration } from '../fixtures.ts';

/** How each element with text looks, in order: what a style sheet of another area would change. */
async function looks(page: Page): Promise<string[]> {
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('body :is(h1, h2, h3, h4, p, li, a, button, summary, img)')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { fontSize, fontWeight, lineHeight, margin, padding } = getComputedStyle(element);
        const text = element.textContent.trim().slice(0, 30);
        return [element.localName, text, fontSize, fontWeight, lineHeight, margin, padding].join();
      }),
  );
}

test.use(PHONE);

test('a public page looks the same after the sign-in page, by a link and by back, as when it is loaded', async ({
  page,
}) => {
  await page.goto('/m/services');
  const loaded = await looks(page);
  await page.goto('/m/faq');
  const loadedFirst = await looks(page);
  const email = page.getByLabel('E-mail');
  await clickLink(page, '/login');
  await expect(email).toBeVisible();
  await clickLink(page, '/m/services');
  await expect(page).toHaveURL('/m/services');
  await expect(email).toHaveCount(0);
  expect(await looks(page)).toEqual(loaded);
  await page.goBack();
  await expect(email).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/m/faq');
  await expect(email).toHaveCount(0);
  expect(await looks(page)).toEqual(loadedFirst);
});
