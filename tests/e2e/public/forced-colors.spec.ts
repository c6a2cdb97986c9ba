import { PHONE, expect, test } from '../fixtures.ts';

test.use({ ...PHONE, forcedColors: 'active', javaScriptEnabled: false });

test('a visitor with forced colours sees edges of controls and cards', async ({ page }) => {
  await page.goto('/m/home');
  for (const selector of ['.button', '.card'])
    await expect(page.locator(selector).first()).not.toHaveCSS('border-top-width', '0px');
  await page.goto('/m/faq');
  const [mark, canvas] = await page
    .locator('.faq summary')
    .first()
    .evaluate((summary) => [
      getComputedStyle(summary, '::after').color,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(mark).not.toBe(canvas);
  await page.goto('/m/services');
  const marked = await page
    .locator('.bottom-nav > ul > li > *')
    .evaluateAll((each) => each.map((item) => getComputedStyle(item).borderTopWidth));
  expect(marked).toEqual(['0px', '3px', '0px', '0px', '0px', '0px']);
});
