import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { PHONE, expect, holdRequests, test, type Page, waitForHydration } from '../fixtures.ts';

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

const TYPEFACE = 'Plus Jakarta Sans';

/** A navigation may replace the heading that is asked for. */
const expectTypeface = (page: Page) =>
  expect(async () => expect(await fontOfHeading(page)).toBe(TYPEFACE)).toPass();

for (const [place, name] of [
  ['append', 'at once if a line breaks elsewhere below the window'],
  ['prepend', 'on the next page if a line in view breaks elsewhere'],
] as const) {
  test(`a visitor whose typeface is late gets it ${name}`, async ({ page }) => {
    const release = await holdRequests(page, '**/*.woff2');
    const requested = page.waitForRequest(/\.woff2$/);
    await page.goto('/faq');
    await requested;
    expect(await fontOfHeading(page)).not.toBe(TYPEFACE);
    await waitForHydration(page);
    // A text of narrow letters alone breaks elsewhere in another typeface.
    await page.locator('main').evaluate((main, where) => {
      const text = document.createElement('p');
      main[where](text);
      text.style.width = '20rem';
      text.textContent = 'illi '.repeat(150);
    }, place);
    release();
    await page.waitForFunction((key) => key in localStorage, STORAGE_KEYS.typeface);
    if (place === 'append') return expectTypeface(page);
    expect(await fontOfHeading(page)).not.toBe(TYPEFACE);
    await page.locator('nav a[href$="/services"]:visible').first().click();
    await expectTypeface(page);
    await page.goto('/contact-us');
    await expectTypeface(page);
  });
}

test('a person who signs in loads the typeface once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) requested.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  const preload = page.locator('link[rel=preload][as=font]');
  expect(requested).toEqual([await preload.getAttribute('href')]);
});
