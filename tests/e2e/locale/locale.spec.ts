import { messages as faq } from '#site/pages/faq/messages.ts';
import { servedWords } from '../../served-words.ts';
import {
  EMPTY_PICTURE,
  PHONE,
  browserLocale,
  clickLink,
  expect,
  holdRequests,
  test,
  waitForHydration,
  type Page,
} from '../fixtures.ts';

async function expectLanguage(page: Page, locale: 'en' | 'id') {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(servedWords(faq)[locale].meta.page.title);
}

const switchLanguage = (page: Page) =>
  page.locator('[data-locale-switch]').filter({ visible: true }).first().click();

/** The documents that the page asks for from now on. */
function askedDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

test.describe('a browser with Indonesian as its language', () => {
  test.use(browserLocale('id'));

  test('is served Indonesian at once; hl has priority and is stored', async ({ page, context }) => {
    // The languages in which the heading was seen.
    await page.addInitScript(() => {
      // A page is shown after four seconds, even if the app that changes its language is late (boot.ts).
      const start = setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (task: TimerHandler, ms?: number, ...values: unknown[]) =>
          ms === 4000 ? 0 : start(task, ms, ...values),
      });
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading && getComputedStyle(heading).visibility === 'visible') {
          seen.push(document.documentElement.lang);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const documents = askedDocuments(page);
    await page.goto('/faq');
    await expectLanguage(page, 'id');
    await waitForHydration(page);
    expect(documents).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('id');
    await page.goto('/faq?hl=en');
    await expectLanguage(page, 'en');
    await expect
      .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`))
      .toContain('firebase-language-override=en');
    // The server does not know the stored language.
    await context.clearCookies();
    await page.goto('/faq');
    await expectLanguage(page, 'en');
    await waitForHydration(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['en']));
  });

  test('a switch while images still load is kept in the cookie', async ({ page, context }) => {
    const arrive = await holdRequests(page, '**/media/**', EMPTY_PICTURE);
    await page.goto('/our-portofolio', { waitUntil: 'domcontentloaded' });
    await switchLanguage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    arrive();
    // Work that waits for the load event is done when the manifest link is added.
    await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const cookies = await context.cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toContain(
      'firebase-language-override=en',
    );
  });

  // Where the browser throws: updates/faults.spec.ts.
  test('a server of the wrong language is asked twice, without cookies once', async ({ page }) => {
    await page.route('**/faq?hl=en', async (route) =>
      route.fulfill({ response: await route.fetch({ headers: { 'accept-language': 'id' } }) }),
    );
    const documents = askedDocuments(page);
    await page.goto('/faq?hl=en');
    await expectLanguage(page, 'en');
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toHaveLength(2);

    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }),
    );
    documents.length = 0;
    await page.goto('/faq?hl=en');
    await expectLanguage(page, 'en');
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toHaveLength(1);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('switching keeps place and typed text, and applies to later pages', async ({ page }) => {
    await page.goto('/contact-us');
    await waitForHydration(page);
    const message = page.locator('textarea').first();
    await message.fill('Halo');
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    // Scroll anchoring moves the position when text above changes its height.
    const scrolled = () => page.evaluate(() => scrollY);
    await expect.poll(scrolled).toBeGreaterThan(100);
    const change = page.locator('[data-locale-switch]').first();
    await change.evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(message).toHaveValue('Halo');
    expect(await scrolled()).toBeGreaterThan(100);
    expect(new URL(page.url()).pathname).toBe('/contact-us');
    await clickLink(page, '/m/faq');
    await expect(page).toHaveTitle(servedWords(faq).id.meta.mobile.title);
  });
});

test('switching updates hl in the URL; on the way back, hl counts too', async ({ page }) => {
  await page.goto('/faq?hl=id&x=1');
  await waitForHydration(page);
  await expectLanguage(page, 'id');
  await switchLanguage(page);
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL(/\?hl=en&x=1$/);
  await page.reload();
  await expectLanguage(page, 'en');
  await waitForHydration(page);
  await page.evaluate(() => history.pushState(null, '', '/faq?hl=id'));
  await page.goBack();
  await expectLanguage(page, 'en');
  await page.goForward();
  await expectLanguage(page, 'id');
});
