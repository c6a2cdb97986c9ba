import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { STORAGE_KEYS } from '../../model/storage-keys.ts';
import { CHROMIUM } from '../../playwright.config.ts';
import type { Bench } from './figures.ts';
import { serveBuilt } from './site/server.ts';

const RUNS = 5;
const dist = new URL('../../web/dist/', import.meta.url);

/** Throttling of Lighthouse's phone: Slow 4G and a quarter of the processor's speed. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** A page on a slow phone. */
async function openSlowly(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { page, session };
}

/** Time until the largest paint of Home, in ms, and whether a worker answered. */
async function viewHome(page: Page, origin: string): Promise<{ lcp: number; worker: boolean }> {
  const response = await page.goto(`${origin}/`);
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return { lcp, worker: response?.fromServiceWorker() ?? false };
}

/** A new visitor's first visit, and the next one after the worker has cached the build. */
async function bothViews(origin: string): Promise<{ first: number; repeat: number }> {
  const browser = await chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ locale: 'en-GB', ...PHONE });
    const { page, session } = await openSlowly(context);
    const first = await viewHome(page, origin);
    await session.detach();
    await page.waitForFunction(
      (key) => localStorage.getItem(key) === 'true',
      STORAGE_KEYS.assetCacheReady,
      { timeout: 120_000 },
    );
    await page.close();
    const { page: next } = await openSlowly(context);
    const repeat = await viewHome(next, origin);
    if (first.worker || !repeat.worker) throw new Error('The worker did not answer when it should');
    return { first: first.lcp, repeat: repeat.lcp };
  } finally {
    await browser.close();
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Time that the worker's cache saves for the home page. */
export const bench: Bench = {
  needsSuite: false,
  measure: async () => {
    const server = await serveBuilt(dist, new Map());
    try {
      const views: { first: number; repeat: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) views.push(await bothViews(server.origin));
      const first = median(views.map((view) => view.first));
      const repeat = median(views.map((view) => view.repeat));
      const note = `Slow 4G, ${CPU}× CPU, median of ${RUNS}`;
      return [
        { what: 'largest paint of Home, first view', value: first, unit: 'ms', note },
        { what: 'largest paint of Home from the worker', value: repeat, unit: 'ms', note },
        {
          what: 'the worker’s over the first view’s',
          value: repeat / first,
          unit: '',
          limit: 0.5,
          note: 'of the same run',
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
