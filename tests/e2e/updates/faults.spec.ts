import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { APP_VERSION } from '#model/updates/current-app-version.ts';
import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import { enableSaveData, waitForHydration } from '../fixtures.ts';
import { countLoads, expect, readStorage, test, waitForCache, waitForStart } from './fixtures.ts';

/** Faults without a deployment (docs/updates.md). Workers that never answer: tests/unit/updates/asset-cache.test.ts. */
const { appVersion } = STORAGE_KEYS;
const HEADING = { level: 1 } as const;

test('a page gets the worker’s answers and kill switch', async ({ page, site, expectConsole }) => {
  await page.goto('/faq');
  await waitForCache(page);
  const ask = (type: string) =>
    page.evaluate(
      async (message) => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        const reply = new Promise<{ type: string }>((resolve) => {
          port1.addEventListener('message', ({ data }) => resolve(data as { type: string }));
          port1.start();
        });
        active?.postMessage(message, [port2]);
        return (await reply).type;
      },
      { type, priorityUrls: ['/services'] },
    );
  expect(await ask('REQUEST_CACHE_STATUS')).toBe('ASSET_CACHE_READY');
  expect(await ask('CLEAR_ASSET_CACHE')).toBe('ASSET_CACHE_FLUSHED');
  expect(await ask('REQUEST_CACHE_STATUS')).toBe('ASSET_CACHE_FLUSHED');
  // A clear ends the filling before it.
  const filled = ask('ENSURE_ALL_ASSETS_CACHED');
  await ask('CLEAR_ASSET_CACHE');
  expect(await filled).toBe('ASSET_CACHE_FLUSHED');
  expect(await ask('ENSURE_ALL_ASSETS_CACHED')).toBe('ASSET_CACHE_READY');

  // Neither private pages nor error responses are kept.
  expectConsole(/404/);
  for (const path of [
    '/assets/none.js',
    '/builds/meta/none.json',
    '/media/00000000-0000-4000-8000-000000000000/480.webp',
  ]) {
    const status = await page.evaluate(async (url) => (await fetch(url)).status, path);
    expect(status, path).toBe(404);
  }
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  const unwanted = /^\/(?:admin|login|account)|latest\.json|none|00000000-0000/;
  expect(kept.filter((path) => unwanted.test(path))).toEqual([]);
  expect(kept).toContain('/localized/en/services');

  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['web/site/worker/kill-switch.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const body = outputFiles[0]?.text ?? '';
  site.fail(/service-worker\.js/, { type: 'text/javascript', body });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([[], 0]);
  await page.goto('/services');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});

test('another version of the app fills the cache again', async ({ page }) => {
  await page.goto('/faq');
  await waitForCache(page);
  await page.evaluate((key) => localStorage.setItem(key, '1.0.7.01012025'), appVersion);
  expect(await page.evaluate((name) => caches.delete(name), ASSET_CACHES.files)).toBe(true);
  const loads = countLoads(page);
  await page.goto('/services');
  await expect.poll(() => loads.count).toBe(2);
  await waitForCache(page);
  expect(await readStorage(page, appVersion)).toBe(APP_VERSION);
  expect(await page.evaluate((name) => caches.has(name), ASSET_CACHES.files)).toBe(true);
  expect(loads.count).toBe(2);
});

test('a visitor with blocked storage gets one reload only', async ({ page, site }) => {
  // Only a chunk that the page needs causes a reload, not a prefetched one.
  await enableSaveData(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  // A fixed time, so that both reloads fall into the guard's 10 s on a slow machine too.
  await page.clock.setFixedTime(new Date());
  const loads = countLoads(page);
  await page.goto('/faq?hl=id');
  await waitForStart(site);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(() => loads.count).toBe(2);
  await waitForHydration(page);
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  expect(loads.count).toBe(2);
});
