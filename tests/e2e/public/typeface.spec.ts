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

// What moves when it comes late: public-pages.spec.ts, and `npm run bench -- site`.
test('a first visit begins without the typeface and takes it once it is here', async ({ page }) => {
  const release = await holdRequests(page, '**/*.woff2');
  const requested = page.waitForRequest(/\.woff2$/);
  await page.goto('/');
  await requested;
  expect(await fontOfHeading(page)).not.toBe('Plus Jakarta Sans');
  release();
  await expect(page.locator('html[data-typeface]')).toBeAttached();
  expect(await fontOfHeading(page)).toBe('Plus Jakarta Sans');
  // The next document begins in it.
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.locator('html[data-typeface]')).toBeAttached();
});

test('the sign-in page loads the typeface before its scripts ask for it, once', async ({
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
