import { expect, test, waitForStart } from './fixtures.ts';

/** The guard shows the page to visitors without developer tools; sizes and keys are in `tests/unit/devtools-guard/`. */
test('a visitor who docks developer tools loses the content', async ({ page, site }) => {
  await page.clock.install();
  /** Waits until the guard has measured twice. */
  const look = () => page.clock.runFor(2100);
  const dock = async (pixels: number) => {
    await page.evaluate((taken) => {
      const value = outerHeight - taken;
      Object.defineProperty(window, 'innerHeight', { configurable: true, value });
    }, pixels);
    await look();
  };
  const closed = page.getByText(
    'This application has been closed! Press F5 on your keyboard or click the refresh button in your browser.',
  );
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/contact-us?hl=en');
  await waitForStart(site);
  await page.locator('[name=message]').fill('Kept');
  await dock(300);
  await expect(closed).toBeVisible();
  await expect(heading).toBeHidden();
  await dock(0);
  await expect(closed).toBeHidden();
  await expect(page.locator('[name=message]')).toHaveValue('Kept');
  const blocked = await page.evaluate(() => {
    const isBlocked = (event: Event, target: Element = document.body) =>
      !target.dispatchEvent(event);
    const field = document.querySelector<HTMLElement>('[name=message]')!;
    const options = { bubbles: true, cancelable: true };
    return [
      isBlocked(new KeyboardEvent('keydown', { ...options, key: 'F12' })),
      isBlocked(new MouseEvent('contextmenu', options)),
      isBlocked(new KeyboardEvent('keydown', { ...options, key: 'F5' })),
      (field.focus(), isBlocked(new MouseEvent('contextmenu', options), field)),
    ];
  });
  expect(blocked).toEqual([true, true, false, false]);
});
