import { BUDGETS } from '#studio/packages.ts';
import { PHONE } from '../fixtures.ts';
import { expect, test } from './inbox.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a founder on a phone sees messages first, list or message', async ({ page, send }) => {
    const name = 'علي (PT Contoh)';
    const text = 'Selamat pagi, kami butuh katalog.';
    const company = 'شركة علي 3';
    const [budget, shownBudget] = Object.entries(BUDGETS.id).at(-1)!;
    // The first of the list, above messages of other tests.
    const created_date = new Date(Date.now() + 7_200_000);
    const sent = await send(text, { name, company, budget, package: '__proto__', created_date });
    await page.goto('/admin/messages?hl=id');
    const item = page.locator(`[data-id="${sent.id}"]`);
    await expect(item).toBeInViewport();
    await expect(item.getByText(name)).toHaveCSS('direction', 'rtl');
    await expect(item.getByText(text)).toHaveAttribute('lang', '');
    const filters = page.getByRole('group', { name: 'Tampilkan' });
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Saring dan cari' }).tap();
    await filters.getByRole('button', { name: 'Baru', exact: true }).tap();
    await expect(page).toHaveURL(/status=new/);
    await item.tap();
    const opened = page.getByRole('region', { name: 'Pesan', exact: true });
    await expect(opened.getByText(shownBudget)).toBeVisible();
    await expect(opened.getByText('__proto__')).toBeVisible();
    await expect(item).toBeHidden();
    const top = async (part: string) => (await opened.getByText(part).boundingBox())?.y ?? NaN;
    expect(await top(text)).toBeLessThan(await top('Balas lewat email'));
    await expect(opened.getByRole('heading', { name })).toHaveCSS('direction', 'rtl');
    await expect(opened.getByText(company)).toHaveCSS('direction', 'rtl');
    await expect(opened.getByText(text)).toHaveAttribute('lang', '');
    await page.getByRole('button', { name: 'Kembali ke daftar' }).tap();
    await expect(item).toBeVisible();
    await page.getByRole('button', { name: 'Buka navigasi' }).tap();
    const navigation = page.getByRole('navigation', { name: 'Admin' });
    await navigation.getByRole('link', { name: 'Pembaruan' }).tap();
    await page.waitForURL('/admin/updates');
  });
});

test('an admin on a laptop has the button that signs out in view', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin/messages');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
});
