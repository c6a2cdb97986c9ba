import { routes } from '../../web/src/routes.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { PHONE, expect, test, visitor } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const rows: readonly RouteRow[] = routes;
const open = rows.filter((row) => row.area === 'public' || row.area === 'mobile');

for (const locale of ['en', 'id'] as const) {
  test.describe(locale, () => {
    test.use({ ...PHONE, ...visitor(locale) });

    test('every public page reads with scripting off', async ({ page }) => {
      for (const row of open) {
        await page.goto(row.path);
        await expect(page.locator('html'), row.path).toHaveAttribute('lang', locale);
        await expect(page.locator('h1'), row.path).toBeVisible();
        const text = await page.locator('main').innerText();
        expect(text.length, row.path).toBeGreaterThan(150);
      }
    });
  });
}

test('the links of a mobile page lead on to mobile pages', async ({ page }) => {
  const desktop = new Set(
    rows.filter((row) => row.area === 'public' && row.twin).map((row) => row.path),
  );
  for (const row of rows.filter(({ area }) => area === 'mobile')) {
    await page.goto(row.path);
    const paths = await page
      .locator('body a[href^="/"]:not([data-locale-switch])')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(paths.length, row.path).toBeGreaterThan(3);
    expect(
      paths.filter((path) => desktop.has(path)),
      row.path,
    ).toEqual([]);
  }
});

test('links lead on, the FAQ opens, a post is read on its own page', async ({ page }) => {
  await page.goto('/');
  await page.locator('footer a[href="/faq"]').first().click();
  await expect(page).toHaveURL('/faq');
  const entry = page.locator('details').first();
  await entry.locator('summary').click();
  await expect(entry.locator(':scope > :not(summary)').first()).toBeVisible();
  await page.goto('/blog');
  await page.locator('main a[href^="/blog/"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
});
