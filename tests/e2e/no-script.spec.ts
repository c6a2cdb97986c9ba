import { otherLocale } from '../../model/locale.ts';
import { routes } from '../../web/src/routes.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { PHONE, expect, test, browserLocale, replaceImages } from './fixtures.ts';
import type { Page } from './fixtures.ts';
import { doubleText, smallTargets } from './layout-measures.ts';

test.use({ javaScriptEnabled: false });

const rows: readonly RouteRow[] = routes;
const open = rows.filter((row) => row.area === 'public' || row.area === 'mobile');

/** Pixels by which the page is wider than a window of 320 pixels with text of twice the size (WCAG 1.4.4, 1.4.10). */
async function overflowAtLargeText(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleText(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  await page.setViewportSize(PHONE.viewport);
  return overflow;
}

for (const locale of ['en', 'id'] as const) {
  test.describe(locale, () => {
    test.use({ ...PHONE, ...browserLocale(locale) });

    test('every public page is complete with scripting off, is read out as before, and fits in large type', async ({
      page,
    }) => {
      await replaceImages(page);
      for (const row of open) {
        await page.goto(row.path);
        await expect(page.locator('html'), row.path).toHaveAttribute('lang', locale);
        await expect(page.locator('h1'), row.path).toBeVisible();
        const text = await page.locator('main').innerText();
        expect(text.length, row.path).toBeGreaterThan(150);
        const language = page.locator('[data-locale-switch]').first();
        const href = `/api/language?to=${otherLocale(locale)}&back=${row.path}`;
        await expect(language, row.path).toHaveAttribute('href', href);
        await expect(language, row.path).toHaveAttribute('rel', 'nofollow');
        if (locale === 'en') {
          // What a screen reader says, in its order. Both languages have the same elements.
          const tree = await page.locator('body').ariaSnapshot();
          expect.soft(tree, row.path).toMatchSnapshot(`${row.name}.yml`);
        }
        expect.soft(await smallTargets(page), row.path).toEqual([]);
        expect.soft(await overflowAtLargeText(page), row.path).toBeLessThanOrEqual(0);
      }
    });
  });
}

test('the links of a mobile page lead to mobile pages', async ({ page }) => {
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

test.describe('the language switch', () => {
  test.use(browserLocale('id'));

  const change = (page: Page) => page.locator('[data-locale-switch]').first().click();
  const path = (page: Page) => new URL(page.url()).pathname;

  test('changes the language of this and the following pages, and back', async ({ page }) => {
    for (const address of ['/faq', '/m/services', '/']) {
      await page.goto(address);
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'id');
      await change(page);
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
      expect(path(page)).toBe(address);
      await page.goto('/services');
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
      await page.goto(address);
      await change(page);
      await expect(page.locator('html'), address).toHaveAttribute('lang', 'id');
      expect(path(page)).toBe(address);
    }
  });

  test('keeps the path of the 404 page', async ({ page, expectConsole }) => {
    expectConsole('404', '404');
    await page.goto('/nowhere?x=1');
    await expect(page.getByText('Halaman tidak ditemukan: /nowhere')).toBeVisible();
    await change(page);
    await expect(page.getByText('Page not found: /nowhere')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(path(page)).toBe('/nowhere');
  });
});

test('links work, the FAQ opens, and a post opens on its static page', async ({ page }) => {
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
