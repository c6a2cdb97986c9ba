import { enableSaveData } from '../fixtures.ts';
import {
  expect,
  clickNavigation,
  readStorage,
  test,
  waitForCache,
  waitForStart,
  viewOf,
} from './fixtures.ts';

/** Conditions of the visitor's device, connection or worker, without a fault of the site. */
const HEADING = { level: 1 } as const;

/** A worker that never replies to messages; it only reports to the site that it received them. */
const SILENT_WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('message', ({ data }) => fetch('/heard-' + data.type));
`;

test('a worker that never replies: after 15 s per message the page continues without it', async ({
  page,
  site,
  countLoads,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\) \(.*\/heard-/);
  site.fail(/service-worker\.js/, { type: 'text/javascript', body: SILENT_WORKER });
  await page.clock.install();
  await page.addInitScript(() => {
    // Only the page's first load counts.
    if (localStorage.getItem('studio_app_version') === null) {
      localStorage.setItem('studio_app_version', '1.0.7.01012025');
    }
  });
  await page.goto('/contact-us');
  await expect.poll(() => site.asked(/heard-CLEAR/).length).toBe(1);
  await page.evaluate(async () => (await caches.open('site-files')).put('/old', new Response('')));
  const loads = countLoads(page);
  // The page works in the meantime.
  await page.locator('[name=message]').fill('Still here');
  await page.clock.runFor(2000);
  await expect.poll(() => readStorage(page, 'contact_draft')).toContain('Still here');
  const isOldKept = () => page.evaluate(async () => (await caches.match('/old')) !== undefined);
  expect(await isOldKept()).toBe(true);
  expect(site.asked(/heard-ENSURE/)).toEqual([]);

  await page.clock.fastForward(15_000);
  await expect.poll(isOldKept).toBe(false);
  await expect.poll(() => site.asked(/heard-ENSURE/).length).toBe(1);
  expect(loads.count).toBe(0);
  await page.clock.fastForward(15_000);
  await expect.poll(() => loads.count).toBe(1);
  await expect(page.locator('[name=message]')).toHaveValue('Still here');
  expect(await readStorage(page, 'studio_app_version')).toBe('1.0.8.11042025');
  expect(await readStorage(page, 'asset_cache_ready')).toBeNull();
  // The version is stored once the cache is cleared, so the attempt is not repeated.
  await expect.poll(() => site.asked(/heard-ENSURE/).length).toBe(2);
  await page.clock.fastForward(15_000);
  expect(site.asked(/heard-CLEAR/)).toHaveLength(1);
  expect(loads.count).toBe(1);
});

test('Save-Data: neither the page nor the worker prefetches', async ({ page, site }) => {
  await enableSaveData(page);
  await page.goto('/contact-us');
  // The worker has been asked for its status only.
  await expect.poll(() => readStorage(page, 'asset_cache_ready')).toBe('false');
  const before = site.requests.length;
  await page.locator('nav a[href="/faq"]:visible').first().hover();
  // A prefetch on hover would be requested before this.
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
  expect(site.requests.slice(before)).toEqual(['/robots.txt']);
  const t = site.asked(/_payload\.json/).map((url) => url.split('?')[0]);
  expect([...new Set(t)]).toEqual(['/contact-us/_payload.json']);
  const kept = await page.evaluate(async () => (await caches.open('site-files')).keys());
  expect(kept).toHaveLength(0);
  await clickNavigation(page, '/faq');
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});

test('Save-Data: a cache that was cleared for a new version is filled with the open page', async ({
  page,
  site,
  countLoads,
}) => {
  await enableSaveData(page);
  await page.goto('/contact-us');
  await expect.poll(() => readStorage(page, 'asset_cache_ready')).toBe('false');
  await page.evaluate(() => localStorage.setItem('studio_app_version', '1.0.7.01012025'));
  await page.goto('/faq');
  const loads = countLoads(page);
  await expect.poll(() => loads.count).toBe(1);
  await waitForStart(site);
  const kept = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('site-files')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toContain('/faq');
  const paths = await kept();
  expect(paths).not.toContain('/services');
  expect(paths.filter((path) => path.endsWith('_payload.json'))).toEqual(['/faq/_payload.json']);
  expect(await readStorage(page, 'studio_app_version')).toBe('1.0.8.11042025');
});

test('a browser without workers stores the version too', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/faq');
  await expect.poll(() => readStorage(page, 'studio_app_version')).toBe('1.0.8.11042025');
});

test('a registration that never settles does not delay the update check', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await page.goto('/faq');
  await waitForStart(site);
});

test.describe('without a worker', () => {
  test.use({ withServiceWorker: false });

  test('a missing chunk during prefetching does not reload the page', async ({
    page,
    site,
    countLoads,
    expectConsole,
  }) => {
    await page.goto('/robots.txt');
    const view = await viewOf(page, '/faq');
    site.fail(new RegExp(view), { status: 404 });
    expectConsole(/404 \(Not Found\)/);
    await page.goto('/contact-us');
    const loads = countLoads(page);
    const asked = () => site.asked(new RegExp(view)).length;
    await expect.poll(asked).toBeGreaterThan(0);
    await waitForStart(site);
    await page.locator('[name=message]').fill('Still here');
    await expect.poll(() => readStorage(page, 'contact_draft')).toContain('Still here');
    expect(loads.count).toBe(0);
    await expect(page).not.toHaveTitle(/Internal Server Error/);
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveValue('Still here');
    site.heal();
    await clickNavigation(page, '/faq');
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await expect.poll(() => loads.count).toBe(1);
    await page.goto('/contact-us');
    await expect(page.locator('[name=message]')).toHaveValue('Still here');
  });
});

test('the worker does not cache error responses', async ({ page, expectConsole }) => {
  await page.goto('/faq');
  await waitForCache(page);
  expectConsole(/404/);
  for (const path of [
    '/assets/none.js',
    '/assets/none-00000000.css',
    '/builds/meta/none.json',
    '/media/00000000-0000-4000-8000-000000000000/480.webp',
  ]) {
    const status = await page.evaluate(async (url) => (await fetch(url)).status, path);
    expect(status, path).toBe(404);
    const kept = await page.evaluate(async (url) => (await caches.match(url)) !== undefined, path);
    expect(kept, path).toBe(false);
  }
});
