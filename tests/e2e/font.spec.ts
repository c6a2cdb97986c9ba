import { DESKTOP, PHONE, expect, test } from './fixtures.ts';

/** How the typeface comes (docs/decisions/0005). */
test.describe('phone', () => {
  test.use(PHONE);

  test('the first page is read without the typeface, the next one and later visits with it', async ({
    page,
  }) => {
    const root = page.locator('html');
    const family = () =>
      page
        .locator('h1')
        .first()
        .evaluate((heading) => getComputedStyle(heading).fontFamily);
    const file = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    await expect(root).not.toHaveAttribute('data-font-applied');
    // It is fetched when the app has started, which leaves the page as it is.
    await file;
    await expect.poll(() => page.evaluate(() => localStorage.getItem('typeface'))).not.toBeNull();
    expect(await family()).not.toContain('Jakarta');
    await page.getByRole('link', { name: 'Compare packages' }).tap();
    await expect(page).toHaveURL('/m/services#packages');
    await expect(root).toHaveAttribute('data-font-applied');
    expect(await family()).toContain('Jakarta');
    expect(await page.evaluate(() => [...document.fonts].some((f) => f.status === 'loaded'))).toBe(
      true,
    );
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect(root).toHaveAttribute('data-font-applied');
    await expect(page.locator('link[rel="preload"][as="font"]:not([media])')).toHaveCount(1);
  });
});

test.describe('desktop', () => {
  test.use(DESKTOP);

  test('the first page is drawn in the typeface', async ({ page }) => {
    const file = page.waitForResponse(/\.woff2$/);
    await page.goto('/');
    await file;
    await expect(page.locator('h1')).toHaveCSS('font-family', /Plus Jakarta Sans/);
  });
});
