import { type Locator, type Page, chromium } from 'playwright-core';
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

/** Opens a browser as a phone on Slow 4G. @param rate how many times slower its processor is than this one */
export async function openOnPhone(
  rate: number,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({
    ...(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block', ...PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, close: () => browser.close() };
}

/** Taps the middle of an element. Playwright's `tap` runs checks in the page that take longer than some interactions. */
export async function tap(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await locator.boundingBox())!;
  await locator.page().touchscreen.tap(x + width / 2, y + height / 2);
}
