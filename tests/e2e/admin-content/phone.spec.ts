import { PHONE } from '../fixtures.ts';
import { article, expect, test } from './entries.ts';

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

  test('the buttons that publish stay in view beside a long text, but not in a low window', async ({
    page,
    makeEntry,
  }) => {
    const text = { ...article('Long'), body: 'A paragraph of the text.\n\n'.repeat(60) };
    const { id } = await makeEntry('blog', { draft: { en: text, id: text } });
    await page.goto(`/admin/blog?entry=${id}`);
    const english = page.getByRole('region', { name: 'English', exact: true });
    const publish = english.getByRole('button', { name: 'Publish' });
    await expect(english.getByText(/words$/)).toBeAttached();
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(publish).toBeInViewport();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(publish).not.toBeInViewport();
  });

  test('the bar shows unread messages, and adds a post where the page adds nothing itself', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    const newPost = bar.getByRole('button', { name: 'New post' });
    await page.goto('/admin/pictures');
    await expect(newPost).toBeVisible();
    await expect(bar.getByRole('link', { name: /^Messages: \d+\+? new$/ })).toHaveAttribute(
      'href',
      '/admin/messages',
    );
    await page.goto('/admin/portfolio');
    await expect(page.getByRole('button', { name: 'New item' })).toBeVisible();
    await expect(newPost).toHaveCount(0);
  });
});
