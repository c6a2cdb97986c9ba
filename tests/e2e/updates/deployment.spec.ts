import type { Page } from '@playwright/test';
import { enableSaveData } from '../fixtures.ts';
import { filesGone } from './builds.ts';
import {
  expectBuild,
  clickNavigation,
  countLoads,
  expect,
  readStorage,
  test,
  triggerPoll,
  waitForCache,
  waitForStart,
} from './fixtures.ts';

/** Deployment of build B while a page of build A is open (docs/updates.md, "Faults"). */

const TEXT = 'We sell batik and need a shop that takes orders on the phone.';

async function typeMessage(page: Page): Promise<void> {
  await page.locator('[name=message]').fill(TEXT);
  // The first focus loads more code. After a deployment that would be missing, which loads the next page from the server.
  const chunk = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/send-message-'))
        ?.name,
  );
  // The chunk brings those that it imports.
  await page.evaluate((address) => import(String(address)), await chunk.jsonValue());
  // The draft is stored when the typing pauses.
  await expect.poll(() => readStorage(page, 'contact_draft')).toContain(TEXT);
}

async function expectMessage(page: Page): Promise<void> {
  await expect(page.locator('[name=message]')).toHaveValue(TEXT);
}

/** Console message of a prefetch of build A that fails after the deployment of build B. */
const GONE = /404 \(Not Found\) \(.*\/assets\//;

test.beforeEach(({ allowConsole }) => allowConsole(GONE));

test.describe('without a worker, and without prefetching', () => {
  test.use({ withServiceWorker: false });
  test.beforeEach(({ page }) => enableSaveData(page));

  test('a visitor gets one load per missing chunk, and the error page if it stays HTML', async ({
    page,
    site,
    builds,
    allowConsole,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource/, 'Cannot load page', /MIME type/, 'could not start');
    // Code and messages are requested together, so either may fail first, or the page learns of the new build before. The
    // error report of the page that is left may be sent again by the next one; it is stored once.
    allowConsole(/Cannot load payload/, /app manifest/, /409 \(Conflict\)/);
    const loads = countLoads(page);
    site.fail(/\/assets\/entry/, { status: 404 }, 1);
    await page.goto('/contact-us');
    await expect.poll(() => loads.count).toBe(2);
    await waitForStart(site);
    await typeMessage(page);
    site.deploy(builds.b);
    site.fail(filesGone(builds.a, builds.b), { status: 404 });
    // The script of this page is not that of the pages below.
    await page.locator('main a[href="/privacy"]').click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expectBuild(page, builds.b);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => loads.count).toBe(3);

    site.requests = [];
    await page.goto('/contact-us');
    await waitForStart(site);
    await expectMessage(page);
    loads.count = 0;
    // The guard against loops has forgotten the load above.
    await page.evaluate(() => sessionStorage.clear());
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const privacy = await (await page.request.get('/privacy')).text();
    const [, chunk = ''] = /data-view="([^"]+)"/.exec(privacy) ?? [];
    site.fail(new RegExp(chunk), { status: 200 });
    await page.locator('main a[href="/privacy"]').click();
    await expect(page).toHaveTitle(/Internal Server Error/);
    expect(loads.count).toBe(1);
    site.heal();
    await page.goto('/contact-us');
    await expectMessage(page);
  });
});

test('a visitor returns to build A, offline and online; its other tab works, too', async ({
  page,
  context,
  site,
  builds,
  allowConsole,
  watchConsole,
}) => {
  await page.goto('/contact-us');
  await waitForCache(page);
  await typeMessage(page);
  const other = await context.newPage();
  watchConsole(other);
  site.requests = [];
  await other.goto('/services');
  await waitForStart(site);
  // The worker learns that its build is the latest.
  await triggerPoll(other);
  const loads = countLoads(other);
  site.deploy(builds.b);
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch version/);
  await context.setOffline(true);
  await page.goto('/faq');
  await expectBuild(page, builds.a);
  await clickNavigation(page, '/contact-us');
  await expectMessage(page);
  await page.reload();
  await expectMessage(page);
  await expectBuild(page, builds.a);
  await context.setOffline(false);
  // The page learns of the deployment, and stays; the next one is loaded from the server.
  await triggerPoll(page);
  await expectMessage(page);
  await clickNavigation(page, '/faq');
  await expectBuild(page, builds.b);
  site.requests = [];
  await page.goto('/contact-us');
  await expectMessage(page);
  await waitForStart(site);
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting?.state ?? 'none';
    });
  await expect.poll(isWaiting).toBe('installed');
  // A background tab, which may load what was released before it is hidden.
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await isWaiting()).toBe('none');
  }).toPass();
  await clickNavigation(other, '/faq');
  await expect(other).toHaveURL(/\/faq$/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads.count).toBeLessThanOrEqual(1);
});
