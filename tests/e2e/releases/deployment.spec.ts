import type { Page } from '@playwright/test';
import { enableSaveData } from '../fixtures.ts';
import { filesGone } from './builds.ts';
import {
  buildOf,
  expect,
  clickNavigation,
  triggerPoll,
  readStorage,
  test,
  waitForCache,
  waitForPoll,
  waitForStart,
  viewOf,
} from './fixtures.ts';
import { misnamed, whileHidden } from './worker-cache.ts';

/** Deployment of build B while a page of build A is open (docs/updates.md, table of faults). */

const TEXT = 'We sell batik and need a shop that takes orders on the phone.';

async function typeMessage(page: Page): Promise<void> {
  await page.locator('[name=message]').fill(TEXT);
  // The draft is stored when the typing pauses.
  await expect.poll(() => readStorage(page, 'contact_draft')).toContain(TEXT);
}

async function expectMessage(page: Page): Promise<void> {
  await expect(page.locator('[name=message]')).toHaveValue(TEXT);
}

/** Console message of a prefetch of build A that fails after the deployment of build B. */
const GONE = /404 \(Not Found\) \(.*\/assets\//;

test.beforeEach(({ allowConsole }) => allowConsole(GONE));

test('deployment while a form is being filled in', async ({ page, site, builds, countLoads }) => {
  await page.goto('/contact-us');
  await waitForStart(site);
  await typeMessage(page);
  const loads = countLoads(page);
  site.deploy(builds.b);
  await triggerPoll(page);
  expect(await buildOf(page)).toBe(builds.a.id);
  await expectMessage(page);
  await clickNavigation(page, '/faq');
  await expect(page).toHaveURL(/\/faq$/);
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  expect(loads.count).toBe(1);
  await clickNavigation(page, '/contact-us');
  await expectMessage(page);
});

test('deployment while the page is in a background tab', async ({
  page,
  site,
  builds,
  countLoads,
}) => {
  await page.goto('/services?hl=id');
  await waitForStart(site);
  const loads = countLoads(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  site.deploy(builds.b);
  // Twenty minutes later.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 20 * 60_000;
  });
  await waitForPoll(page, () =>
    page.evaluate(() => {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    }),
  );
  expect(loads.count).toBe(0);
  await clickNavigation(page, '/faq');
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  expect(loads.count).toBe(1);
});

test('a return visit with the worker of build A', async ({ page, site, builds }) => {
  await page.goto('/');
  await waitForCache(page);
  site.deploy(builds.b);
  // The first page comes from the cache and is build A; the next one is build B.
  await page.goto('/faq');
  expect(await buildOf(page)).toBe(builds.a.id);
  await triggerPoll(page);
  await clickNavigation(page, '/services');
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a reload with the worker of build A', async ({ page, site, builds }) => {
  await page.goto('/faq');
  await waitForCache(page);
  site.deploy(builds.b);
  await page.reload();
  expect(await buildOf(page)).toBe(builds.b.id);
  await whileHidden(page, builds.b);
});

test('deployment while the visitor is offline', async ({
  page,
  context,
  site,
  builds,
  allowConsole,
}) => {
  await page.goto('/contact-us');
  await waitForCache(page);
  await typeMessage(page);
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch version/);
  await context.setOffline(true);
  site.deploy(builds.b);
  await clickNavigation(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/contact-us');
  await expectMessage(page);
  expect(await buildOf(page)).toBe(builds.a.id);
  await context.setOffline(false);
  await triggerPoll(page);
  await clickNavigation(page, '/faq');
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  await page.goto('/contact-us');
  await expectMessage(page);
});

test.describe('without a worker, and without prefetching', () => {
  test.use({ withServiceWorker: false });
  test.beforeEach(({ page }) => enableSaveData(page));

  for (const [name, fault] of [
    ['missing (404)', { status: 404 }],
    ['answered with HTML', { status: 200 }],
  ] as const) {
    test(`a chunk of build A is ${name}`, async ({
      page,
      site,
      builds,
      countLoads,
      expectConsole,
    }) => {
      await page.goto('/contact-us');
      await waitForStart(site);
      await typeMessage(page);
      const loads = countLoads(page);
      site.deploy(builds.b);
      site.fail(filesGone(builds.a, builds.b), fault);
      // Code and messages are requested together, so either may fail first.
      expectConsole(
        /Cannot load (?:page|payload)/,
        /Failed to load resource|MIME type|SyntaxError/,
      );
      await clickNavigation(page, '/faq');
      await expect(page).toHaveURL(/\/faq$/);
      await expect.poll(() => buildOf(page)).toBe(builds.b.id);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads.count).toBe(1);
      await page.goto('/contact-us');
      await expectMessage(page);
    });
  }

  test('a chunk that stays missing: one reload, then the error page', async ({
    page,
    site,
    builds,
    countLoads,
    expectConsole,
  }) => {
    await page.goto('/contact-us');
    await waitForStart(site);
    await typeMessage(page);
    const loads = countLoads(page);
    site.fail(new RegExp(await viewOf(page, '/faq')), { status: 404 });
    expectConsole('Cannot load page', /Failed to (load|fetch)/, 'The app could not start');
    await clickNavigation(page, '/faq');
    await expect(page).toHaveTitle(/Internal Server Error/);
    expect(loads.count).toBe(1);
    expect(await buildOf(page)).toBe(builds.a.id);
    site.heal();
    await page.goto('/contact-us');
    await expectMessage(page);
  });

  test('the app’s entry is missing for a page from the browser’s cache', async ({
    page,
    site,
    builds,
    countLoads,
    expectConsole,
  }) => {
    const loads = countLoads(page);
    site.fail(/\/assets\/entry/, { status: 404 }, 1);
    expectConsole(/Failed to load resource/);
    await page.goto('/faq');
    await expect.poll(() => loads.count).toBe(2);
    await waitForStart(site);
    expect(await buildOf(page)).toBe(builds.a.id);
    expect(loads.count).toBe(2);
  });

  test('rollback to build A', async ({ page, site, builds, countLoads }) => {
    await page.goto('/faq');
    await waitForStart(site);
    site.deploy(builds.b);
    await triggerPoll(page);
    site.deploy(builds.a);
    await triggerPoll(page);
    const loads = countLoads(page);
    await clickNavigation(page, '/services');
    await expect(page).toHaveURL(/\/services$/);
    expect(loads.count).toBe(0);
  });
});

test('two tabs', async ({ page, context, site, builds, watchConsole, countLoads }) => {
  await page.goto('/faq');
  await waitForCache(page);
  const other = await context.newPage();
  watchConsole(other);
  await other.goto('/services');
  await waitForStart(site);
  site.deploy(builds.b);
  const loads = [countLoads(page), countLoads(other)];
  await triggerPoll(page);
  await clickNavigation(page, '/services');
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  await whileHidden(page, builds.b);
  // The other tab still runs build A and works with the worker of build B.
  await clickNavigation(other, '/faq');
  await expect(other).toHaveURL(/\/faq$/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads[0]?.count).toBe(1);
  expect(loads[1]?.count).toBeLessThanOrEqual(1);
});

test('deployment while the worker caches its build', async ({ page, site, builds }) => {
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect.poll(() => site.asked(/service-worker\.js/).length).toBeGreaterThan(0);
  site.deploy(builds.b);
  await expect
    .poll(() => readStorage(page, 'asset_cache_ready'), { timeout: 40_000 })
    .not.toBeNull();
  // Files of build B are not cached under names of build A, and build A does not count as complete.
  expect(await misnamed(page)).toEqual([]);
  await page.reload();
  expect(await buildOf(page)).toBe(builds.b.id);
  await whileHidden(page, builds.b);
  await waitForCache(page);
  expect(await misnamed(page)).toEqual([]);
});
