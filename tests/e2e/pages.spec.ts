import { messages as home } from '../../web/src/pages/home/messages.ts';
import { layoutMessages } from '../../web/src/public-ui/layout-messages.ts';
import { DESKTOP, expect, test } from './fixtures.ts';

test.describe('the slogans’ tooltips', () => {
  test.use(DESKTOP);

  test('describe their buttons, open by keyboard and pointer, and close by Escape', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('tooltip', { includeHidden: true })).toHaveCount(5);
    for (const { title, tip } of home.en.slogans.items) {
      const button = page.getByRole('button', { name: title });
      await expect(button).toHaveAccessibleDescription(tip);
      await button.focus();
      await expect(page.getByText(tip)).toBeVisible();
    }
    const [first, second] = home.en.slogans.items;
    if (!first || !second) throw new Error('The home page has no slogans');
    // The app handles Escape and may still be starting.
    await expect(async () => {
      await page.getByRole('button', { name: second.title }).focus();
      await page.keyboard.press('Escape');
      await expect(page.getByText(second.tip)).toBeHidden({ timeout: 500 });
    }).toPass();
    await page.getByRole('button', { name: first.title }).hover();
    await expect(page.getByText(first.tip)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(first.tip)).toBeHidden();
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: first.title }).hover();
    await expect(page.getByText(first.tip)).toBeVisible();
  });
});

test('the skip link works, and every link has a visible focus', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: layoutMessages.en.skip })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('href', /package=basic/);
  await expect(focused).toHaveCSS('outline-style', 'solid');
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('no name and no address in the footer is broken', async ({ page }) => {
    await page.goto('/faq');
    const broken = await page.locator('.footer a:not(.brand)').evaluateAll((links) =>
      links
        .filter((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return new Set([...text.getClientRects()].map(({ bottom }) => bottom)).size > 1;
        })
        .map((link) => link.textContent),
    );
    expect(broken).toEqual([]);
  });
});
