import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Build } from './builds.ts';
import { POLL } from './fixtures.ts';

/** Keys of the worker's cache whose digest is not that of their content. */
export function misnamed(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('site-files');
    const wrong: string[] = [];
    for (const key of await cache.keys()) {
      const digest = new URL(key.url).searchParams.get('sha');
      const content = await (await cache.match(key))?.arrayBuffer();
      if (digest === null || !content) continue;
      const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      if (btoa(String.fromCharCode(...bytes)) !== digest) wrong.push(key.url);
    }
    return wrong;
  });
}

/** Waits until the worker's state lists a build as complete. */
async function untilComplete(page: Page, { id }: Build): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const state = await (await caches.match('/service-worker-state'))?.json();
        return (state as { builds?: { id: string }[] } | undefined)?.builds?.map((b) => b.id);
      }),
    )
    .toContain(id);
}

/** Hides the page, as in a background tab, until the worker of a later build is active and has cached its build. */
export async function whileHidden(page: Page, build: Build): Promise<void> {
  // A started page polls on `online`; a page that is not started polls when it starts.
  let polled = false;
  page.on('request', (request) => (polled ||= POLL.test(request.url())));
  const isStarted = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return polled;
  };
  await expect.poll(isStarted).toBe(true);
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  // Not `waitForFunction()`: it counts the promise itself as true.
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(isWaiting).toBe(true);
  await setHidden(true);
  await untilComplete(page, build);
  await setHidden(false);
}
