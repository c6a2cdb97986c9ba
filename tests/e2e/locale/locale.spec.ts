import { messages as faq } from '#site/pages/faq/messages.ts';
import { LOCALES } from '#studio/locale.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { servedWords } from '../../served-words.ts';
import {
  PHONE,
  browserLocale,
  clickLink,
  expect,
  scrollDown,
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

  test('gets one Indonesian document at a bare address; hl is stored', async ({ page }) => {
    // The languages in which the heading was seen.
    await page.addInitScript(() => {
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
    await page.goto('/faq?x=1#a');
    await expectLanguage(page, 'id');
    await waitForHydration(page);
    await expect(page).toHaveURL('/id/faq?x=1#a');
    expect(documents).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('id');
    await page.goto('/faq?hl=en');
    await expect(page).toHaveURL('/en/faq');
    await expectLanguage(page, 'en');
    // The server does not know the stored language.
    documents.length = 0;
    await page.goto('/faq');
    await expect(page).toHaveURL('/en/faq');
    await expectLanguage(page, 'en');
    await waitForHydration(page);
    expect(documents).toHaveLength(2);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['en']));
    // Whoever reads English there stays in it without a stored choice, too.
    await page.locator('.menu').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/en/faq');
  });
});

test.describe('where nothing can be stored', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get });
      Object.defineProperty(document, 'cookie', { get });
    }),
  );

  const post = `/blog/${bilingualPost.slug}`;
  const visits = [
    ['en', '/', '/', 'en', 1],
    ['en', '/id', '/id', 'id', 1],
    ['en', post, post, 'en', 1],
    ['en', `/id${post}`, `/id${post}`, 'id', 1],
    ['id', '/faq', '/id/faq', 'id', 1],
    ['id', '/id/faq', '/id/faq', 'id', 1],
    ['id', '/en/faq', '/en/faq', 'en', 1],
    // `hl` comes before the address.
    ['id', '/id/faq?hl=en', '/en/faq', 'en', 2],
    // The twin for desktops in the same step.
    ['id', '/m/faq?a=1&hl=en&b=2', '/en/faq?a=1&b=2', 'en', 2],
    ['id', '/id/m/faq', '/id/faq', 'id', 2],
  ] as const;
  for (const browser of LOCALES) {
    test.describe(`in a browser that prefers "${browser}"`, () => {
      test.use(browserLocale(browser));

      // The other addresses of the sitemap: tests/functions/hosting/html.test.ts.
      test('a reader gets one document per address, in its language', async ({ page }) => {
        const documents = askedDocuments(page);
        for (const [prefers, asked, shown, locale, count] of visits) {
          if (prefers !== browser) continue;
          documents.length = 0;
          await page.goto(asked);
          await expect(page, asked).toHaveURL(shown);
          await expect(page.locator('html'), asked).toHaveAttribute('lang', locale);
          await waitForHydration(page);
          expect(documents, asked).toHaveLength(count);
        }
      });
    });
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a reader who switches keeps place, typed text and the language', async ({ page }) => {
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
    expect(new URL(page.url()).pathname).toBe('/id/contact-us');
    await clickLink(page, '/id/m/faq');
    await expect(page).toHaveTitle(servedWords(faq).id.meta.page.title);
  });
});

test('a reader who switches gets another address; on the way back it counts', async ({ page }) => {
  await page.goto('/faq?hl=id&x=1');
  await waitForHydration(page);
  await expectLanguage(page, 'id');
  await expect(page).toHaveURL('/id/faq?x=1');
  await switchLanguage(page);
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL('/faq?x=1');
  await page.reload();
  await expectLanguage(page, 'en');
  await waitForHydration(page);
  await scrollDown(page, 300);
  await clickLink(page, '/services');
  await expect(page).toHaveURL('/services');
  await switchLanguage(page);
  await expect(page).toHaveURL('/id/services');
  // A bare address is in the language that was chosen since.
  await page.goBack();
  await expect(page).toHaveURL('/id/faq?x=1');
  await expectLanguage(page, 'id');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await page.evaluate(() => history.pushState(null, '', '/en/faq'));
  await page.goBack();
  await page.goForward();
  await expect(page).toHaveURL('/en/faq');
  await expectLanguage(page, 'en');
});
