import type { Page } from '@playwright/test';
import { enableSaveData } from '../fixtures.ts';
import type { Build } from './builds.ts';
import { filesGone } from './builds.ts';
import {
  POLL,
  buildOf,
  clickNavigation,
  expect,
  readStorage,
  test,
  triggerPoll,
  viewOf,
  waitForCache,
  waitForPoll,
  waitForStart,
} from './fixtures.ts';

/** Deployment of build B while a page of build A is open (docs/updates.md, "Faults"). */

// One after the other, in one worker: each needs both builds.
test.describe.configure({ mode: 'default' });

const TEXT = 'We sell batik and need a shop that takes orders on the phone.';

async function typeMessage(page: Page): Promise<void> {
  await page.locator('[name=message]').fill(TEXT);
  // The first focus loads more code. After a deployment that would be missing, which loads the next page from the server.
  const chunk = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/send-message-'))
        ?.name,
  );
  // With it come the chunks that it imports.
  await page.evaluate((address) => import(String(address)), await chunk.jsonValue());
  // The draft is stored when the typing pauses.
  await expect.poll(() => readStorage(page, 'contact_draft')).toContain(TEXT);
}

async function expectMessage(page: Page): Promise<void> {
  await expect(page.locator('[name=message]')).toHaveValue(TEXT);
}

/** Puts the page into a background tab, or back. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Hides the page, as in a background tab, until the worker of a later build is active and has cached its build. */
async function whileHidden(page: Page, build: Build): Promise<void> {
  // A started page polls on `online`; a page that is not started polls when it starts.
  let polled = false;
  page.on('request', (request) => (polled ||= POLL.test(request.url())));
  const isStarted = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return polled;
  };
  await expect.poll(isStarted).toBe(true);
  // Not `waitForFunction()`: it counts the promise itself as true.
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
  await setHidden(page, true);
  // The worker's state lists complete builds.
  const complete = () =>
    page.evaluate(async () => {
      const state = (await (await caches.match('/service-worker-state'))?.json()) as
        | { builds?: { id: string }[] }
        | undefined;
      return state?.builds?.map(({ id }) => id);
    });
  await expect.poll(complete).toContain(build.id);
  await setHidden(page, false);
}

/** Console message of a prefetch of build A that fails after the deployment of build B. */
const GONE = /404 \(Not Found\) \(.*\/assets\//;

test.beforeEach(({ allowConsole }) => allowConsole(GONE));

test.describe('without a worker, and without prefetching', () => {
  test.use({ withServiceWorker: false });
  test.beforeEach(({ page }) => enableSaveData(page));

  test('deployment and rollback while a form is being filled in, in a background tab', async ({
    page,
    site,
    builds,
    countLoads,
    expectConsole,
  }) => {
    site.fail(POLL, { status: 503 }, 1);
    expectConsole(/503/);
    await page.goto('/contact-us?hl=id');
    await waitForStart(site);
    await typeMessage(page);
    const loads = countLoads(page);
    site.deploy(builds.b);
    await triggerPoll(page);
    site.deploy(builds.a);
    await triggerPoll(page);
    // Rolled back: the app opens the page, and the way back.
    await clickNavigation(page, '/faq');
    await expect(page).toHaveURL(/\/faq/);
    await clickNavigation(page, '/contact-us');
    await expectMessage(page);
    expect(loads.count).toBe(0);

    await setHidden(page, true);
    site.deploy(builds.b);
    // Twenty minutes later.
    await page.evaluate(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + 20 * 60_000;
    });
    await waitForPoll(page, () => setHidden(page, false));
    await expectMessage(page);
    expect(loads.count).toBe(0);
    await clickNavigation(page, '/faq');
    await expect.poll(() => buildOf(page)).toBe(builds.b.id);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect.poll(() => loads.count).toBe(1);
    await clickNavigation(page, '/contact-us');
    await expectMessage(page);
  });

  test('the app’s entry, then chunks of build A, are missing: one load each; a chunk that is always answered with HTML: one load, then the error page', async ({
    page,
    site,
    builds,
    countLoads,
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
    await expect.poll(() => buildOf(page)).toBe(builds.b.id);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => loads.count).toBe(3);

    site.requests = [];
    await page.goto('/contact-us');
    await waitForStart(site);
    await expectMessage(page);
    loads.count = 0;
    // The guard against loops has forgotten the load above.
    await page.evaluate(() => sessionStorage.clear());
    site.fail(new RegExp(await viewOf(page, '/blog')), { status: 200 });
    await clickNavigation(page, '/blog');
    await expect(page).toHaveTitle(/Internal Server Error/);
    expect(loads.count).toBe(1);
    site.heal();
    await page.goto('/contact-us');
    await expectMessage(page);
  });
});

test('the worker of build A: a return visit, offline, and online again; another tab still on build A works with the worker of build B', async ({
  page,
  context,
  site,
  builds,
  allowConsole,
  watchConsole,
  countLoads,
}) => {
  await page.goto('/contact-us');
  await waitForCache(page);
  await typeMessage(page);
  const other = await context.newPage();
  watchConsole(other);
  site.requests = [];
  await other.goto('/services');
  await waitForStart(site);
  const loads = countLoads(other);
  site.deploy(builds.b);
  // The first page after the deployment comes from the cache, whole.
  await page.goto('/services');
  expect(await buildOf(page)).toBe(builds.a.id);
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch version/);
  await context.setOffline(true);
  await page.goto('/faq');
  await clickNavigation(page, '/contact-us');
  await expectMessage(page);
  await page.reload();
  await expectMessage(page);
  expect(await buildOf(page)).toBe(builds.a.id);
  await context.setOffline(false);
  await triggerPoll(page);
  await clickNavigation(page, '/faq');
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  await page.goto('/contact-us');
  await expectMessage(page);

  await whileHidden(page, builds.b);
  await clickNavigation(other, '/faq');
  await expect(other).toHaveURL(/\/faq$/);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads.count).toBeLessThanOrEqual(1);
});
