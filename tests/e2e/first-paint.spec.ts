import { PHONE, expect, test, waitForHydration } from './fixtures.ts';

/** Order of loading. What comes before the first paint: budget.spec.ts. */
test.use(PHONE);

test('the web manifest and the language cookie are set after the first paint', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.locator('head > link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/manifest.webmanifest',
  );
  await expect
    .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`))
    .toContain('firebase-language-override=en');
});

test('after navigation the heading has the focus, unless the visitor has moved it', async ({
  page,
}) => {
  await page.goto('/m/home');
  await waitForHydration(page);
  await page.locator('.bottom-nav a[href="/m/services"]').tap();
  await expect(page.locator('h1')).toBeFocused();
  const focused = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.querySelector<HTMLElement>('.bottom-nav a[href="/m/contact-us"]')?.click();
        setTimeout(() => {
          // The page is rendered in the click's task; its heading gets the focus after the paint.
          const links = [...document.querySelectorAll<HTMLElement>('main a')];
          const chosen = links.find((link) => link.checkVisibility());
          chosen?.focus();
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(document.activeElement === chosen)),
            ),
          );
        });
      }),
  );
  await expect(page).toHaveURL('/m/contact-us');
  expect(focused).toBe(true);
});
