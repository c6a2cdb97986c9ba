import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../emulators/project.ts';
import type { RouteRow } from '../../../web/src/routes.ts';
import { routes } from '../../../web/src/routes.ts';
import { LOCALES } from '../../../model/locale.ts';
import { expect, test, waitForCache } from './fixtures.ts';

const rows: readonly RouteRow[] = routes;
const pages = rows
  .filter(({ area }) => area === 'public' || area === 'mobile')
  .flatMap(({ path, area, aliases = [] }) =>
    [path, ...aliases].map((each) => ({ path: each, mobile: area === 'mobile' })),
  );

/** Images of content that the worker has cached. */
const worker = readFileSync(join(ROOT, 'web/dist/service-worker.js'), 'utf8');
const pictures = new Set(worker.match(/\/media\/[0-9a-f-]{36}\/480\.webp/g));

for (const locale of LOCALES) {
  for (const mobile of [false, true]) {
    test.describe(`${mobile ? 'phone' : 'desktop'}, ${locale}`, () => {
      test.use({
        locale: locale === 'id' ? 'id-ID' : 'en-GB',
        viewport: mobile ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });

      test('every public page opens offline', async ({ page, context, allowConsole }) => {
        test.setTimeout(90_000);
        await page.goto(mobile ? '/m/home' : '/');
        await waitForCache(page);
        // Images are cached last; a function serves them.
        await expect
          .poll(
            () =>
              page.evaluate(async () => (await (await caches.open('site-media')).keys()).length),
            { timeout: 40_000 },
          )
          .toBeGreaterThanOrEqual(pictures.size);
        await context.setOffline(true);
        // Content is requested even offline, unless the page is left before; no other request fails.
        allowConsole(
          /ERR_INTERNET_DISCONNECTED.*\/api\/|ERR_\w+.*latest\.json|Failed to fetch version from server/,
        );
        for (const { path } of pages.filter((each) => each.mobile === mobile)) {
          await page.goto(path);
          await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
          await expect(page.locator('html'), path).toHaveAttribute('data-served', locale);
          await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        }
      });
    });
  }
}
