import { layoutMessages } from '#browser/layout-messages.ts';
import { messages as home } from '#site/pages/home/messages.ts';
import { messages as privacy } from '#site/pages/privacy/messages.ts';
import { PHONE, browserLocale, expect, test } from '../fixtures.ts';

test.use({ ...PHONE, javaScriptEnabled: false });

test.describe('in Indonesian', () => {
  test.use(browserLocale('id'));

  test('a visitor without scripting switches the language', async ({ page, expectConsole }) => {
    expectConsole('404', '404');
    const expectPage = async (locale: string, path: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(new URL(page.url()).pathname).toBe(path);
    };
    const change = () => page.locator('[data-locale-switch]').first().click();
    const followLink = (place: number) => page.locator('.bottom-nav a').nth(place).click();
    await page.goto('/m/services');
    await expectPage('id', '/m/services');
    await followLink(0);
    await expectPage('id', '/id/m/home');
    await change();
    await expectPage('en', '/en/m/home');
    await followLink(1);
    await expectPage('en', '/en/m/services');
    await page.goto('/nowhere?x=1');
    await expect(page).toHaveTitle('Halaman Tidak Ditemukan');
    await expect(page.getByText('Halaman tidak ditemukan: /nowhere')).toBeVisible();
    await change();
    await expect(page.getByText('Page not found: /nowhere')).toBeVisible();
    await expectPage('en', '/en/nowhere');
  });
});

test('a visitor without scripting uses menus, tooltips, links and FAQ', async ({ page }) => {
  await page.goto('/');
  const slogan = home.en.slogans.items[0];
  await page.getByRole('button', { name: slogan?.title ?? '' }).tap();
  await expect(page.getByText(slogan?.tip ?? '')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: layoutMessages.en.menu }).click();
  await page.locator('#menu').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  const entry = page.locator('details').first();
  await entry.locator('summary').click();
  await expect(entry.locator(':scope > :not(summary)').first()).toBeVisible();
  const link = await page.locator('.faq p a').nth(2).getAttribute('href');
  await page.goto(`/faq${link ?? ''}`);
  await expect(page.locator('.faq p').nth(2)).toBeVisible();
  await page.goto('/blog');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  // The rest of the page arrives after its heading.
  await expect(page.locator('main')).toHaveText(/[^]{501}/, { useInnerText: true });
  await page.goto('/m/contact-us');
  await page.getByRole('button', { name: layoutMessages.en.more }).click();
  await page.locator('#more').getByRole('link', { name: layoutMessages.en.footer.privacy }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.en.hero.title);
});
