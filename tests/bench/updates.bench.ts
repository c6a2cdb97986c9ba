import type { Page } from 'playwright-core';
import { STORAGE_KEYS } from '../../model/storage-keys.ts';
import type { Bench } from './figures.ts';
import { serveBuilt } from './site/server.ts';
import { SLOW_CPU, SLOW_PHONE, launchBrowser, median, openSlowly } from './site/slow-phone.ts';

const RUNS = 5;
const dist = new URL('../../web/dist/', import.meta.url);

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
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ locale: 'en-GB', ...SLOW_PHONE });
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
      const note = `Slow 4G, ${SLOW_CPU}× CPU, median of ${RUNS}`;
      return [
        { what: 'largest paint of Home, first view', value: first, unit: 'ms', note },
        { what: 'largest paint of Home from the worker', value: repeat, unit: 'ms', note },
        {
          what: 'the worker’s over the first view’s',
          value: repeat / first,
          unit: '',
          limit: 0.35,
          note: 'of the same run',
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
