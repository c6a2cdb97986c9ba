import { PHONE, expect, test } from '../fixtures.ts';

test.use(PHONE);

// What moves when it comes: public-pages.spec.ts, and `npm run bench -- site`.
test('the first page is drawn in a fallback until the typeface has come, later ones in it at once', async ({
  page,
}) => {
  const root = page.locator('html');
  const heading = page.locator('h1');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest(/\.woff2$/);
  await page.goto('/');
  await requested;
  await expect(root).not.toHaveAttribute('data-font-applied');
  await expect(heading).toHaveCSS('font-family', /^"Jakarta Arial"/);
  release();
  await expect(root).toHaveAttribute('data-font-applied');
  await expect(heading).toHaveCSS('font-family', /^"Plus Jakarta Sans"/);
  expect(await page.evaluate(() => document.fonts.check('1em "Plus Jakarta Sans"'))).toBe(true);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-font-applied');
  await expect(page.locator('link[rel="preload"][as="font"]:not([media])')).toHaveCount(1);
});
