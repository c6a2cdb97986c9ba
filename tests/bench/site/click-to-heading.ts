import type { Browser } from 'playwright-core';
import { SLOW_PHONE, launchBrowser, median, openSlowly } from './slow-phone.ts';

const RUNS = 9;
/** Time for which the page has been quiet before the touch, in ms: what it prefetches and prepares is done. */
const QUIET_MS = 1000;
/** Time between the touch and its end, which is the click, in ms. */
const TOUCH_MS = 80;

/** Time from the click on a link until the frame that shows the new page's heading, in ms. */
async function once(browser: Browser, url: string, link: string): Promise<number> {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...SLOW_PHONE,
  });
  try {
    const { page, session } = await openSlowly(context);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const target = page.locator(link).last();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${url} does not show ${link}`);
    await page.waitForTimeout(QUIET_MS);
    const measured = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const old = document.querySelector('h1')?.textContent;
          let clicked = NaN;
          const look = () => {
            const heading = document.querySelector('h1');
            if (heading && heading.textContent !== old && heading.checkVisibility()) {
              // A message that is posted before the paint arrives after it.
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', () => resolve(performance.now() - clicked));
              port1.start();
              port2.postMessage(null);
            } else requestAnimationFrame(look);
          };
          addEventListener(
            'click',
            ({ timeStamp }) => {
              clicked = timeStamp;
              requestAnimationFrame(look);
            },
            { capture: true, once: true },
          );
        }),
    );
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(TOUCH_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    return await measured;
  } finally {
    await context.close();
  }
}

/** Medians for the way from `/m/home` to `/m/services`, and between two bare React pages, measured in turn. */
export async function clickToHeading(origin: string): Promise<{ site: number; bare: number }> {
  const browser = await launchBrowser();
  try {
    const site: number[] = [];
    const bare: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // oxlint-disable no-await-in-loop -- one at a time: both use the whole processor
      site.push(await once(browser, `${origin}/m/home`, '.bottom-nav a[href="/m/services"]'));
      bare.push(await once(browser, `${origin}/bare`, 'a[href="/bare-next"]'));
      // oxlint-enable no-await-in-loop
    }
    return { site: median(site), bare: median(bare) };
  } finally {
    await browser.close();
  }
}
