import { PHONE, expect, test } from './fixtures.ts';

/** How the typeface comes. What it moves: layout-shift.spec.ts. */
test.describe('phone', () => {
  test.use(PHONE);

  test('the first page is drawn in a fallback until the typeface has come, later ones in it at once', async ({
    page,
  }) => {
    const root = page.locator('html');
    const family = () =>
      page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(/\.woff2$/);
    await page.goto('/');
    await requested;
    await expect(root).not.toHaveAttribute('data-font-applied');
    expect(await family()).toMatch(/^"Jakarta Arial"/);
    release();
    await expect(root).toHaveAttribute('data-font-applied');
    expect(await family()).toMatch(/^"Plus Jakarta Sans"/);
    expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"'))).toBe(true);
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-font-applied');
    await expect(page.locator('link[rel="preload"][as="font"]:not([media])')).toHaveCount(1);
  });
});
