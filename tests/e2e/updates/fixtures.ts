import { rmSync } from 'node:fs';
import { type Page, expect } from '@playwright/test';
import { shellOf } from '#model/updates/builds.ts';
import { test as base } from '../fixtures.ts';
import { type Build, firstBuild, secondBuild } from './builds.ts';
import { Site } from './site.ts';

interface Fixtures {
  /** Serves build A until the test deploys another build. */
  site: Site;
}

interface WorkerFixtures {
  /** The current build and a later one, which stays as long as the process. */
  builds: { a: Build; b: Build };
}

/** Tests of updates: each has its own site and a browser with service workers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  withServiceWorker: true,
  withPictures: true,

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  site: async ({}, provide) => {
    const site = await Site.open();
    site.deploy(firstBuild());
    await provide(site);
    await site.close();
  },

  baseURL: async ({ site }, provide) => provide(site.origin),

  builds: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const b = secondBuild();
      // The server may open a file for a request whose browser is gone.
      process.once('exit', () => rmSync(b.folder, { recursive: true }));
      await provide({ a: firstBuild(), b });
    },
    { scope: 'worker' },
  ],
});

/** Counts the document loads of a page from now on. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

/** Clicks a link of the page's own navigation. */
export function clickNavigation(page: Page, path: string): Promise<void> {
  return page.locator(`nav a[href="${path}"]:visible`).first().click();
}

/** URL of a build poll. The check of reachability adds milliseconds: 13 digits. */
export const POLL = /latest\.json\?\d{14}$/;

/** Waits for the first build poll, which the page sends once everything else has started. */
export async function waitForStart(site: Site): Promise<void> {
  await expect.poll(() => site.asked(POLL).length).toBeGreaterThan(0);
}

/** Waits until the service worker has cached its whole build. */
export async function waitForCache(page: Page): Promise<void> {
  await expect.poll(() => readStorage(page, 'asset_cache_ready')).toBe('true');
}

/** A value of the page's localStorage. */
export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Waits until the page is of a build. Unlike `evaluate()`, it survives a navigation. */
export const expectBuild = (page: Page, { id }: Build): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-build', shellOf(id));

/** Makes the page poll now, and waits until it has read the response. */
export async function triggerPoll(page: Page): Promise<void> {
  // A page that has just begun may not listen yet.
  await expect(async () => {
    // A round trip, so that earlier polls are not taken for this one.
    await page.evaluate(() => undefined);
    const asked = page.waitForRequest(POLL, { timeout: 10_000 });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await (await (await asked).response())?.finished();
  }).toPass();
  // An answer that is asked for later arrives in the page later: then the page has read the other one.
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text());
}

export { expect } from '@playwright/test';
