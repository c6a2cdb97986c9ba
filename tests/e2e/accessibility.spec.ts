import { DESKTOP, PHONE, expect, test } from './fixtures.ts';

/** What axe does not see. Sizes of targets and large text: no-script.spec.ts. */
for (const [device, path] of [
  [PHONE, '/m/services'],
  [PHONE, '/contact-us'],
  [DESKTOP, '/'],
] as const) {
  test.describe(`${path}, ${device.viewport.width} px wide`, () => {
    test.use(device);

    test('what has the focus is in view, outlined, and not under the bars', async ({ page }) => {
      await page.goto(path);
      const wrong: string[] = [];
      const seen = new Set<string>();
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          // The page scrolls smoothly; the test looks at where it arrives.
          document.documentElement.style.scrollBehavior = 'auto';
          const { left, top, width, height } = element.getBoundingClientRect();
          const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
          const y = Math.min(top + Math.min(height, innerHeight / 2) / 2, innerHeight - 1);
          const shown = document.elementFromPoint(x, y);
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return {
            html: element.outerHTML.slice(0, 100),
            covered: !shown || !(element.contains(shown) || shown.contains(element)),
            outlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          };
        });
        if (!focused || seen.has(focused.html)) break;
        seen.add(focused.html);
        if (focused.covered) wrong.push(`covered: ${focused.html}`);
        if (!focused.outlined) wrong.push(`without outline: ${focused.html}`);
      }
      expect(seen.size).toBeGreaterThan(8);
      expect(wrong).toEqual([]);
    });
  });
}

test.describe('with forced colours', () => {
  test.use({ ...PHONE, forcedColors: 'active' });

  test('buttons, cards and the state of a question can be told apart', async ({ page }) => {
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
  });
});
