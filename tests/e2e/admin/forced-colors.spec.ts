import type { Locator } from '@playwright/test';
import type { Dashboard } from '../../../model/dashboard/api.ts';
import { expect, test } from '../accounts.ts';

test.use({ forcedColors: 'active' });

const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('with forced colours, what is pressed, current, drawn or framed differs from the rest', async ({
  page,
  createAccount,
  signInAs,
}) => {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `2025-03-${String(index + 1).padStart(2, '0')}`,
    count: index % 4,
  }));
  await page.route('**/api/admin/dashboard?*', async (route) => {
    const response = await route.fetch({ timeout: 0 });
    const numbers = (await response.json()) as Dashboard;
    await route.fulfill({ json: { ...numbers, errors: { days, began: 0 } } });
  });
  await signInAs(page, await createAccount({ admin: true }));
  await page.goto('/admin/dashboard');
  const canvas = await background(page.locator('.admin'));

  const period = page.getByRole('group', { name: 'Period' });
  const pressed = period.getByRole('button', { name: 'Last 7 days', pressed: true });
  const other = period.getByRole('button', { name: 'Last 30 days', pressed: false });
  await expect(pressed).toBeVisible();
  expect(await background(pressed)).not.toBe(await background(other));

  const links = page.getByRole('navigation').getByRole('link');
  const current = links.and(page.locator('[aria-current=page]'));
  const further = links.filter({ hasText: 'Pictures' });
  expect(await background(current)).not.toBe(await background(further));
  // The text of the current link is in the colour that belongs to its background.
  const text = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  expect(await text(current)).not.toBe(await background(current));

  const bars = page.getByRole('img', { name: /Errors per day/ }).locator('[style*="height"]');
  await expect(bars.first()).toBeVisible();
  expect(await background(bars.first())).not.toBe(canvas);

  const expectEdge = async (part: Locator) => {
    await expect(part).toBeVisible();
    await expect(part).toHaveCSS('border-top-width', '1px');
    await expect(part).toHaveCSS('border-top-style', 'solid');
  };
  await expectEdge(page.locator('main .control-badge').first());

  // The open message of the inbox, by its edge; the others have none.
  await page.goto('/admin/messages?status=all&message=seed-0002');
  const open = page.locator('[data-id="seed-0002"]');
  await expect(open).toHaveAttribute('aria-current', 'true');
  const edge = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  expect(await edge(open)).not.toBe(canvas);
  expect(await edge(page.locator('[data-id]:not([aria-current])').first())).toBe(canvas);
  await page.goto('/admin/messages?message=none');
  await expectEdge(page.locator('.control-notice'));
});
