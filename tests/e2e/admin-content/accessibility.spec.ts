import { PHONE } from '../fixtures.ts';
import { COLD_START } from '../accounts.ts';
import { expect, test } from './entries.ts';

const PAGES = ['blog', 'portfolio', 'testimonials', 'errors'] as const;

for (const locale of ['en', 'id'] as const) {
  test(`the pages are accessible in both themes: ${locale}`, async ({
    page,
    makeEntry,
    expectAccessible,
  }) => {
    test.slow(); // Every page is checked by axe in two themes.
    const { id } = await makeEntry('portfolio', { outdated: { en: true, id: false } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate((stored) => localStorage.setItem('locale', stored), locale);
    for (const address of [...PAGES, `portfolio?entry=${id}`]) {
      await page.goto(`/admin/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.control-skeleton')).toHaveCount(0, COLD_START);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);
  test('one language is shown at a time and the page fits the screen', async ({
    page,
    makeEntry,
    expectAccessible,
  }) => {
    const { id } = await makeEntry('blog');
    await page.goto(`/admin/blog?entry=${id}`);
    const english = page.getByRole('region', { name: 'English', exact: true });
    await expect(english).toBeVisible();
    await page.getByRole('button', { name: 'Indonesian', exact: true }).click();
    await expect(english).toBeHidden();
    await expect(page.getByRole('region', { name: 'Indonesian', exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
  });
});
