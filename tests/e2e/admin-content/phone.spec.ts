import { PHONE } from '../fixtures.ts';
import { expect, test } from './entries.ts';

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
