import type { Browser, BrowserContextOptions } from 'playwright-core';
import { SLOW_PHONE, launchBrowser } from './slow-phone.ts';

/** Pages that load the most script, and where they are looked at. */
const PAGES: readonly [path: string, device: BrowserContextOptions][] = [
  ['/', { viewport: { width: 1440, height: 900 } }],
  ['/blog', { viewport: { width: 1440, height: 900 } }],
  ['/m/home', SLOW_PHONE],
];

/** kB of script that a page loads, compressed, with what follows in idle moments and what links in view prefetch. */
async function once(browser: Browser, url: string, device: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...device });
  try {
    const page = await context.newPage();
    await Promise.all([page.waitForRequest(/\/start-later-/), page.goto(url)]);
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource');
      const scripts = loaded.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const sizes = new Map(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    });
    return bytes / 1000;
  } finally {
    await context.close();
  }
}

/** The most script that a page loads, in kB, and its path. */
export async function scriptInAll(origin: string): Promise<{ kB: number; path: string }> {
  const browser = await launchBrowser();
  try {
    let most = { kB: 0, path: '' };
    for (const [path, device] of PAGES) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time
      const kB = await once(browser, origin + path, device);
      if (kB > most.kB) most = { kB, path };
    }
    return most;
  } finally {
    await browser.close();
  }
}
