import type { Locator } from '@playwright/test';
import { adminTest as test, expect } from '../accounts.ts';
import { answerWithFixedData } from './fixed-data.ts';

test.use({ forcedColors: 'active' });

const background = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('with forced colours, what is pressed, current, drawn or framed differs from the rest', async ({
  page,
}) => {
  await answerWithFixedData(page);
  await page.goto('/admin/visits');
  const canvas = await background(page.locator('.admin'));
  const bars = page.getByRole('img', { name: /Views by day/ }).locator('[style*="height"]');
  await expect(bars.first()).toBeVisible();
  expect(await background(bars.first())).not.toBe(canvas);

  await page.goto('/admin/errors');
  const filter = page.getByRole('group', { name: 'Show' });
  const pressed = filter.getByRole('button', { name: 'Open', pressed: true });
  const other = filter.getByRole('button', { name: 'Resolved', pressed: false });
  await expect(pressed).toBeVisible();
  expect(await background(pressed)).not.toBe(await background(other));

  const links = page.getByRole('navigation').getByRole('link');
  const current = links.and(page.locator('[aria-current=page]'));
  const further = links.filter({ hasText: 'Users' });
  expect(await background(current)).not.toBe(await background(further));
  // The text of the current link is in the colour that belongs to its background.
  const text = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);
  expect(await text(current)).not.toBe(await background(current));

  // The open message of the inbox, by its edge; the others have none.
  await page.goto('/admin/messages?status=all&message=seed-0002');
  const open = page.locator('[data-id="seed-0002"]');
  await expect(open).toHaveAttribute('aria-current', 'true');
  const status = open.getByText(/^(?:New|In progress|Done)$/);
  await expect(status).toHaveCSS('border-top-width', '1px');
  await expect(status).toHaveCSS('border-top-style', 'solid');
  const edge = (part: Locator) =>
    part.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  expect(await edge(open)).not.toBe(canvas);
  expect(await edge(page.locator('[data-id]:not([aria-current])').first())).toBe(canvas);
});
