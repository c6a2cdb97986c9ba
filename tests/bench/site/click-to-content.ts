import { chromium } from 'playwright-core';
import { CHROMIUM } from '../../../playwright.config.ts';

const RUNS = 9;

/**
 * Median time from a click on a link whose page is prefetched to the frame that shows its heading, in ms, at a quarter
 * of the processor's speed.
 */
export async function clickToContent(origin: string): Promise<number> {
  const browser = await chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
      const page = await context.newPage();
      const faq = page.waitForResponse('**/faq/_payload.json*');
      await page.goto(`${origin}/`);
      await faq;
      await page.waitForLoadState('networkidle');
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const old = document.querySelector('h1');
              const begin = performance.now();
              const look = () => {
                const heading = document.querySelector('h1');
                if (heading && heading !== old)
                  setTimeout(() => resolve(performance.now() - begin));
                else requestAnimationFrame(look);
              };
              document.querySelector<HTMLElement>('a[href="/faq"]')?.click();
              requestAnimationFrame(look);
            }),
        ),
      );
      await context.close();
    }
    return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? NaN;
  } finally {
    await browser.close();
  }
}
