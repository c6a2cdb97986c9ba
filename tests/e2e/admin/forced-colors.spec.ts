import type { Locator } from '@playwright/test';
import { adminTest as test, expect } from '../accounts.ts';
import { answerWithFixedData } from './fixed-data.ts';

test.use({ forcedColors: 'active' });

const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('an admin with forced colours tells pressed and current things apart', async ({ page }) => {
  await answerWithFixedData(page);
  await page.goto('/admin/visits');
  const canvas = await background(page.locator('.admin'));
  const bars = page.getByRole('img', { name: /Views by day/ }).locator('[style*="height"]');
  await expect(bars.first()).toBeVisible();
  expect(await background(bars.first())).not.toBe(canvas);

  await page.goto('/admin/messages?status=all&message=seed-0002');
  const filters = page.getByRole('group', { name: 'Show' }).getByRole('button');
  const pressed = filters.and(page.locator('[aria-pressed=true]'));
  await expect(pressed).toBeVisible();
  expect(await background(pressed)).not.toBe(await background(filters.first()));
  const links = page.getByRole('navigation').getByRole('link');
  const current = links.and(page.locator('[aria-current=page]'));
  expect(await background(current)).not.toBe(await background(links.last()));
  // The open message, by its edge.
  const edge = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  const open = page.locator('[data-id="seed-0002"]');
  await expect(open).toHaveAttribute('aria-current', 'true');
  expect(await edge(open)).not.toBe(canvas);
  expect(await edge(page.locator('[data-id^="seed-"]:not([aria-current])').first())).toBe(canvas);
});
