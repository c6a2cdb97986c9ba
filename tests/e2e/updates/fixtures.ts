import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import type { Build } from './builds.ts';
import { firstBuild, secondBuild } from './builds.ts';
import { Site } from './site.ts';

interface WorkerFixtures {
  /** The site as it stands, and a later build of it. */
  builds: { a: Build; b: Build };
  sharedSite: Site;
}

interface Fixtures {
  /** A site that serves build A until the test deploys another one. */
  site: Site;
  /** Counts how often a page loads a document, from now on. */
  countLoads: (page: Page) => { count: number };
}

/** Tests of updates: every one has a site of its own, and a browser with service workers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  withServiceWorker: true,

  builds: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => provide({ a: firstBuild(), b: await secondBuild() }),
    { scope: 'worker', timeout: 180_000 },
  ],

  sharedSite: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const site = await Site.open();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ sharedSite, builds }, provide) => {
      sharedSite.heal();
      sharedSite.requests = [];
      sharedSite.deploy(builds.a);
      await provide(sharedSite);
    },
    { auto: true },
  ],

  baseURL: async ({ sharedSite }, provide) => {
    await provide(sharedSite.origin);
  },

  // oxlint-disable-next-line no-empty-pattern -- as above
  countLoads: async ({}, provide) => {
    await provide((page) => {
      const loads = { count: 0 };
      page.on('domcontentloaded', () => (loads.count += 1));
      return loads;
    });
  },
});

/** Clicks a link of the page's own navigation. */
export function clickNavigation(page: Page, path: string): Promise<void> {
  return page.locator(`nav a[href="${path}"]:visible`).first().click();
}

/** Name of the code of a page, without its hash. */
export function viewOf(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return /data-view="([^"]+)"/.exec(html)?.[1] ?? 'no view';
  }, path);
}

/** A poll for builds; forms ask for the same file without a timestamp, to see whether they are online. */
export const POLL = /latest\.json\?\d{14}$/;

/** Waits until the page polls for builds, which it does when everything else has started. */
export async function waitForStart(site: Site): Promise<void> {
  await expect.poll(() => site.asked(POLL).length, { timeout: 20_000 }).toBeGreaterThan(0);
}

/** Waits until the worker has all of its build. */
export async function waitForCache(page: Page): Promise<void> {
  await expect.poll(() => readStorage(page, 'asset_cache_ready'), { timeout: 40_000 }).toBe('true');
}

/** A value of the page's localStorage. */
export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Id of the build that the page is of. Unlike `evaluate()`, this outlasts a page that is just being replaced. */
export function buildOf(page: Page): Promise<string | null> {
  return page.locator('html').getAttribute('data-build');
}

/** Does what makes the page poll, and waits until it has read the answer. */
export async function waitForPoll(page: Page, trigger: () => Promise<unknown>): Promise<void> {
  // A round trip: polls from before are known by its end, and not taken for this one.
  await page.evaluate(() => undefined);
  const asked = page.waitForRequest(POLL);
  await trigger();
  const answer = await (await asked).response();
  // What is no good answer is not read, and so never finished.
  if (answer?.ok()) await answer.finished();
  // The page reads the answer in its next task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Lets the page's next poll come. */
export function triggerPoll(page: Page): Promise<void> {
  return waitForPoll(page, () => page.evaluate(() => dispatchEvent(new Event('online'))));
}

export { expect } from '@playwright/test';
