import { PHONE, expect, holdRequests, test, type Page } from '../fixtures.ts';

test.use(PHONE);

/** The font that the browser has drawn the page's heading in. */
async function fontOfHeading(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts[0]?.familyName;
}

test('a visitor whose typeface is late gets it on the next page', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2');
  const requested = page.waitForRequest(/\.woff2$/);
  // The file that is held delays `load`.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await requested;
  // `font-display: optional` takes a file that comes within its first 100 ms.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  const fallback = await fontOfHeading(page);
  expect(fallback).not.toBe('Plus Jakarta Sans');
  const arrived = page.waitForResponse(/\.woff2$/);
  release();
  await (await arrived).finished();
  await page.evaluate(() => document.fonts.load('1em "Plus Jakarta Sans"'));
  expect(await fontOfHeading(page)).toBe(fallback);
  // Intercepted files are not cached.
  await page.unroute('**/*.woff2');
  await page.goto('/services');
  await page.evaluate(() => document.fonts.load('1em "Plus Jakarta Sans"'));
  await page.goto('/faq');
  expect(await fontOfHeading(page)).toBe('Plus Jakarta Sans');
});

test('a person who signs in loads the typeface once, before scripts ask for it', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  const preload = page.locator('link[rel=preload][as=font]');
  expect(requested).toEqual([await preload.getAttribute('href')]);
});
