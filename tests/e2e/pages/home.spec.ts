import { layoutMessages } from '#browser/layout-messages.ts';
import { messages as home } from '#site/pages/home/messages.ts';
import { DESKTOP, expect, test } from '../fixtures.ts';

test.use(DESKTOP);

test('a visitor opens a tooltip by any means and closes it by Escape', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(5);
  const button = (title: string) => page.getByRole('button', { name: title });
  for (const { title, tip } of home.en.slogans.items) {
    await expect(button(title)).toHaveAccessibleDescription(tip);
    await button(title).focus();
    await expect(page.getByText(tip)).toBeVisible();
  }
  const [first, second] = home.en.slogans.items;
  if (!first || !second) throw new Error('The home page has no slogans');
  // The app handles Escape and may still be starting.
  await expect(async () => {
    await button(second.title).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByText(second.tip)).toBeHidden({ timeout: 500 });
  }).toPass();
  await button(first.title).hover();
  await expect(page.getByText(first.tip)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(first.tip)).toBeHidden();
  await page.mouse.move(0, 0);
  await button(first.title).hover();
  await expect(page.getByText(first.tip)).toBeVisible();
});

test('a keyboard user skips to visible links', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: layoutMessages.en.skip })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('href', /package=basic/);
  await expect(focused).toHaveCSS('outline-style', 'solid');
});
