import type { Page } from '@playwright/test';
import { expect, test, waitForStart } from './fixtures.ts';

/** The guard shows the page to visitors without developer tools; sizes and keys are in `tests/unit/devtools-guard/`. */
const CLOSED = {
  en: 'This application has been closed! Press F5 on your keyboard or click the refresh button in your browser.',
  id: 'Aplikasi ini telah ditutup!',
};

test.beforeEach(({ page }) => page.clock.install());

/** Waits until the guard has measured twice. */
const look = (page: Page) => page.clock.runFor(2100);

test('docked tools replace the content, and are kept from opening by keys and the menu', async ({
  page,
  site,
}) => {
  const dock = async (pixels: number) => {
    await page.evaluate((taken) => {
      const value = outerHeight - taken;
      Object.defineProperty(window, 'innerHeight', { configurable: true, value });
    }, pixels);
    await look(page);
  };
  for (const locale of ['en', 'id'] as const) {
    site.requests = [];
    await page.goto(`/contact-us?hl=${locale}`);
    await waitForStart(site);
    await page.locator('[name=message]').fill('Kept');
    await dock(300);
    await expect(page.getByText(CLOSED[locale])).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await dock(0);
    await expect(page.getByText(CLOSED[locale])).toBeHidden();
    await expect(page.locator('[name=message]')).toHaveValue('Kept');
  }
  const blocked = await page.evaluate(() => {
    const isBlocked = (event: Event, target: Element = document.body) =>
      !target.dispatchEvent(event);
    const field = document.querySelector<HTMLElement>('[name=message]')!;
    const options = { bubbles: true, cancelable: true };
    const key = (init: KeyboardEventInit) =>
      isBlocked(new KeyboardEvent('keydown', { ...options, ...init }));
    return [
      key({ key: 'F12' }),
      key({ key: 'u', code: 'KeyU', metaKey: true }),
      isBlocked(new MouseEvent('contextmenu', options)),
      key({ key: 'F5' }),
      key({ key: 'c', code: 'KeyC', ctrlKey: true }),
      (field.focus(), isBlocked(new MouseEvent('contextmenu', options), field)),
    ];
  });
  expect(blocked).toEqual([true, true, true, false, false, false]);
  // A crawler's page.
  await page.setViewportSize({ width: 412, height: 12_140 });
  await page.reload();
  await look(page);
  await expect(page.getByText(CLOSED.id)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
