import { type Page, chromium } from 'playwright-core';
import { CHROMIUM } from '../../../playwright.config.ts';

/** The phone of Lighthouse, with its throttling. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Opens a browser as a phone on Slow 4G, whose processor has a quarter of the speed of this one. */
async function openOnPhone(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block', ...PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, close: () => browser.close() };
}

/** Milliseconds from a click to the frame that shows another heading, at a quarter of the speed and on Slow 4G. */
export async function navigationTime({
  url,
  link,
}: {
  url: string;
  /** Selector of the link on it that is followed. */
  link: string;
}): Promise<number> {
  const { page, close } = await openOnPhone();
  try {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await measureNextHeading(page);
    await page.locator(link).first().tap();
    const time = await page.waitForFunction(() => Reflect.get(window, 'headingPainted') as number);
    return await time.jsonValue();
  } finally {
    await close();
  }
}

const measureNextHeading = (page: Page) =>
  page.evaluate(() => {
    let clicked = 0;
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    const look = () => {
      if (heading() === before) return requestAnimationFrame(look);
      // The task after a frame's callbacks runs once the frame is made.
      return requestAnimationFrame(() =>
        setTimeout(() => Reflect.set(window, 'headingPainted', performance.now() - clicked)),
      );
    };
    look();
  });
