import type { Page } from '../fixtures.ts';
import { DESKTOP, PHONE, clickLink, expect, test, waitForHydration } from '../fixtures.ts';

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

const devices = [
  { name: 'desktop', device: DESKTOP, first: '/faq', next: '/services' },
  { name: 'phone', device: PHONE, first: '/m/faq', next: '/m/services' },
];

for (const { name, device, first, next } of devices) {
  test.describe(name, () => {
    test.use(device);

    test('a public page looks the same after the sign-in page, by a link and by back, as when it is loaded', async ({
      page,
    }) => {
      await page.goto(next);
      const loaded = await looks(page);
      await page.goto(first);
      const loadedFirst = await looks(page);

      await clickLink(page, '/login');
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await clickLink(page, next);
      await expect(page).toHaveURL(next);
      await expect(page.getByLabel('E-mail')).toHaveCount(0);
      expect(await looks(page)).toEqual(loaded);

      await page.goBack();
      await expect(page.getByLabel('E-mail')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(first);
      await expect(page.getByLabel('E-mail')).toHaveCount(0);
      expect(await looks(page)).toEqual(loadedFirst);
    });
  });
}
