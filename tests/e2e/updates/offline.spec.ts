import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../emulators/project.ts';
import { seededEntries } from '../../../emulators/seed/content.ts';
import type { RouteRow } from '../../../web/src/routes.ts';
import { routes } from '../../../web/src/routes.ts';
import { messages } from '../../../web/src/pages/blog/messages.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { browserLocale } from '../fixtures.ts';
import { loadedFonts, shapeOfLogo } from '../plain-page.ts';
import { expect, test, waitForCache } from './fixtures.ts';

const rows: readonly RouteRow[] = routes;
const pages = rows
  .filter(({ area }) => area === 'public' || area === 'mobile')
  .flatMap(({ path, aliases = [] }) => [path, ...aliases]);

/** Images of content that the worker has cached. */
const worker = readFileSync(join(ROOT, 'web/dist/service-worker.js'), 'utf8');
const pictures = new Set(worker.match(/\/media\/[0-9a-f-]{36}\/480\.webp/g));

/** A phone shows the pages of both layouts; a desktop is led away from those below `/m/`. */
const locale = 'id';
test.use({ ...browserLocale(locale), viewport: { width: 390, height: 844 } });

test('every public page opens offline', async ({ page, context, allowConsole }) => {
  await page.goto('/m/home');
  await waitForCache(page);
  // Images are cached last; a function serves them.
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('site-media')).keys()).length))
    .toBeGreaterThanOrEqual(pictures.size);
  await context.setOffline(true);
  // Content is requested even offline, unless the page is left before; no other request fails.
  allowConsole(
    /ERR_INTERNET_DISCONNECTED.*\/api\/|ERR_\w+.*latest\.json|Failed to fetch version from server/,
  );
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
    await expect(page.locator('html'), path).toHaveAttribute('data-served', locale);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
  // A function renders the page of a post; offline the app shows what it has kept of it.
  await page.goto(`/blog/${bilingualPost.slug}`);
  await expect(page).toHaveURL(`/blog/${bilingualPost.slug}`);
  await expect(page.getByText(messages[locale].post.offline)).toBeVisible();
  // Of a project it shows what the list has.
  const [project] = seededEntries('portfolio');
  await page.goto(`/our-portofolio/${project?.draft.shared.slug}`);
  await expect(page).toHaveURL(`/our-portofolio/${project?.draft.shared.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.draft.id.title ?? '');
  await expect(page.getByRole('article').locator('.prose')).toContainText('contoh proyek');
  // What is not kept is answered by a page of the worker's own, in the site's colours.
  allowConsole(/503/);
  for (const path of ['/blog/from/~latest', '/login', '/nowhere']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
  }
  await expect(page.getByRole('link')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await page.evaluate(shapeOfLogo)).toMatch(/^path\(/);
  await expect.poll(() => page.evaluate(loadedFonts)).toEqual(['Plus Jakarta Sans']);
  // Without the file it does not ask for it: the request would fail.
  await page.evaluate(async () => {
    const cache = await caches.open('site-files');
    for (const file of await cache.keys()) {
      if (file.url.endsWith('.woff2')) await cache.delete(file);
    }
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});
