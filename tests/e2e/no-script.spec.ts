import { messages as home } from '../../web/src/pages/home/messages.ts';
import { messages as privacy } from '../../web/src/pages/privacy/messages.ts';
import { layoutMessages } from '../../web/src/public-ui/layout-messages.ts';
import { PHONE, expect, replaceImages, test, browserLocale } from './fixtures.ts';
import type { Page } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test.describe('the language switch', () => {
  test.use(browserLocale('id'));

  const change = (page: Page) => page.locator('[data-locale-switch]').first().click();
  const path = (page: Page) => new URL(page.url()).pathname;

  test('changes the language of this and the following pages, and back', async ({ page }) => {
    const html = page.locator('html');
    await page.goto('/m/services');
    await expect(html).toHaveAttribute('lang', 'id');
    await change(page);
    await expect(html).toHaveAttribute('lang', 'en');
    expect(path(page)).toBe('/m/services');
    await page.goto('/services');
    await expect(html).toHaveAttribute('lang', 'en');
    await change(page);
    await expect(html).toHaveAttribute('lang', 'id');
    expect(path(page)).toBe('/services');
  });

  test('keeps the path of the 404 page', async ({ page, expectConsole }) => {
    expectConsole('404', '404');
    await page.goto('/nowhere?x=1');
    await expect(page).toHaveTitle('Halaman Tidak Ditemukan');
    await expect(page.getByText('Halaman tidak ditemukan: /nowhere')).toBeVisible();
    await change(page);
    await expect(page.getByText('Page not found: /nowhere')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(path(page)).toBe('/nowhere');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('menus, tooltips and links work, the FAQ opens, and a post opens on its static page', async ({
    page,
  }) => {
    await page.goto('/');
    const slogan = home.en.slogans.items[0];
    await page.getByRole('button', { name: slogan?.title ?? '' }).tap();
    await expect(page.getByText(slogan?.tip ?? '')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    const entry = page.locator('details').first();
    await entry.locator('summary').click();
    await expect(entry.locator(':scope > :not(summary)').first()).toBeVisible();
    await replaceImages(page);
    await page.goto('/blog');
    await page.locator('main a[href^="/blog/"]').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    // The rest of the page arrives after its heading.
    await expect(page.locator('main')).toHaveText(/[^]{501}/, { useInnerText: true });
    await page.goto('/m/contact-us');
    await page.getByRole('button', { name: layoutMessages.en.more }).click();
    await page.locator('#more').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.en.hero.title);
  });
});
