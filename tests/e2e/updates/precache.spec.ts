import type { Page } from '@playwright/test';
import { PAGE_NOTICES } from '#browser/page-notice.ts';
import { shellOf } from '#model/updates/builds.ts';
import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import { enableSaveData } from '../fixtures.ts';
import { expect, expectBuild, readStorage, test, triggerPoll, waitForCache } from './fixtures.ts';

/** Paths of the pages that the worker keeps. */
const keptPages = (page: Page) =>
  page.evaluate(async (name) => {
    const kept = await (await caches.open(name)).keys();
    const paths = kept.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith('/localized/'));
  }, ASSET_CACHES.files);

const expectIncomplete = (page: Page) =>
  expect.poll(() => readStorage(page, 'asset_cache_ready')).toBe('false');

/** Browsers stop workers at any time. */
async function stopWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

test('a page that arrives in another language is fetched from its file', async ({ page, site }) => {
  site.fail(/^\/blog$/, {});
  await page.goto('/faq');
  await waitForCache(page);
  expect(site.asked(/^\/localized\/en\/blog$/)).toHaveLength(1);
  expect(await keptPages(page)).toContain('/localized/en/blog');
});

test('a build of which a page is gone is never taken for complete', async ({ page, site }) => {
  site.fail(/\/blog$/, {});
  await page.goto('/faq');
  await expectIncomplete(page);
  expect(await keptPages(page)).not.toContain('/localized/en/blog');
  site.heal();
  await stopWorker(page);
  await page.evaluate(() => localStorage.removeItem('asset_cache_ready'));
  await page.goto('/services');
  await expectIncomplete(page);
});

test('a visitor who saves data fetches only the open page', async ({ page }) => {
  await enableSaveData(page);
  await page.goto('/faq');
  await expectIncomplete(page);
  expect(await keptPages(page)).toEqual(['/localized/en/faq']);
});

test('a device without space keeps none of the site', async ({ page, site }) => {
  const session = await page.context().newCDPSession(page);
  const quota = { origin: site.origin, quotaSize: 400_000 };
  await session.send('Storage.overrideQuotaForOrigin', quota);
  await page.goto('/faq');
  await expectIncomplete(page);
  const kept = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    ASSET_CACHES.files,
  );
  expect(kept).toEqual([]);
});

test('a page that is kept does not wait for the network', async ({ page, site }) => {
  await page.goto('/faq');
  await waitForCache(page);
  await triggerPoll(page);
  site.requests = [];
  // A proxy’s page.
  site.fail(/^\/services$/, {});
  await page.goto('/services');
  await expect.poll(() => site.asked(/^\/services$/).length).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'services');
  await page.reload();
  await expect(page).toHaveTitle('Something else');
});

test('a returning visitor gets what is new', async ({ page, site, builds, allowConsole }) => {
  // The page of build A prefetches, after the deployment of build B.
  allowConsole(/404 \(Not Found\) \(.*\/assets\//);
  await page.goto('/faq');
  await waitForCache(page);
  await triggerPoll(page);
  site.deploy(builds.b);
  const status = page.getByRole('status');
  await page.goto('/services');
  // A network that is too slow for the reload leaves the offer.
  const isNew = page.locator(`[data-build="${shellOf(builds.b.id)}"]`);
  const { text, link } = PAGE_NOTICES.outdated.en;
  await expect(isNew.or(status.filter({ hasText: text })).first()).toBeVisible();
  await triggerPoll(page);

  site.deploy(builds.a);
  await page.goto('/');
  await triggerPoll(page);
  site.deploy(builds.b);
  // A touch or a key does the same.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } }),
  );
  await page.goto('/services');
  await expect(status.filter({ hasText: text })).toBeVisible();
  await expectBuild(page, builds.a);
  await page.getByRole('link', { name: link }).click();
  await expectBuild(page, builds.b);
});
