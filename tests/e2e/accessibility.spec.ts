import { DESKTOP, PHONE, expect, test, waitForHydration } from './fixtures.ts';
import { walkFocus } from './focus-walk.ts';

/** What axe does not see, with the app. Small windows and large text: public-pages.spec.ts. */
for (const [device, path] of [
  [PHONE, '/contact-us'],
  [DESKTOP, '/'],
] as const) {
  test.describe(`${path}, ${device.viewport.width} px wide`, () => {
    test.use(device);

    test('what has the focus is in view, outlined, and not under the bars', async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      const { count, wrong } = await walkFocus(page);
      expect(count).toBeGreaterThan(8);
      expect(wrong).toEqual([]);
    });
  });
}

test.describe('with forced colours', () => {
  test.use({ ...PHONE, forcedColors: 'active', javaScriptEnabled: false });

  test('buttons, cards, the state of a question and the current page have edges', async ({
    page,
  }) => {
    await page.goto('/m/home');
    for (const selector of ['.button', '.card']) {
      await expect(page.locator(selector).first()).not.toHaveCSS('border-top-width', '0px');
    }
    await page.goto('/faq');
    const colours = await page
      .locator('.faq summary')
      .first()
      .evaluate((summary) => [
        getComputedStyle(summary, '::after').color,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colours[0]).not.toBe(colours[1]);

    await page.goto('/m/services');
    const items = page.locator('.bottom-nav > ul > li > *');
    const marked = await items.evaluateAll((each) =>
      each.map((item) => getComputedStyle(item).borderTopWidth),
    );
    expect(marked).toEqual(['0px', '3px', '0px', '0px', '0px', '0px']);
  });
});
