import { DESKTOP, PHONE, expect, test, waitForHydration, browserLocale } from './fixtures.ts';
import type { Page } from './fixtures.ts';

const FAQ = { en: /Frequently asked questions/, id: /Tanya jawab/ } as const;

async function expectLanguage(page: Page, locale: 'en' | 'id') {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(FAQ[locale]);
}

test.describe('a browser in Indonesian', () => {
  test.use(browserLocale('id'));

  test('gets Indonesian from the server, without a second request', async ({ page }) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto('/faq');
    await expectLanguage(page, 'id');
    await waitForHydration(page);
    expect(documents).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('id');
  });

  test('hl wins over it, is stored, and holds on the next page without hl', async ({ page }) => {
    await page.goto('/faq?hl=en');
    await expectLanguage(page, 'en');
    await page.goto('/faq');
    await expectLanguage(page, 'en');
  });

  test('a wrong hl and a nonsense stored locale count as absent', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', '<img src=x>'));
    await page.goto('/faq?hl=xx');
    await expectLanguage(page, 'id');
  });

  test('the stored choice wins, and the first paint is in its language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'en'));
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
    await page.goto('/faq');
    await expectLanguage(page, 'en');
    await waitForHydration(page);
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(new Set(seen)).toEqual(new Set(['en']));
  });

  test('with storage that throws, the page comes in the browser’s language', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, { get: refuse });
      }
    });
    await page.goto('/faq');
    await expectLanguage(page, 'id');
    await waitForHydration(page);
    await page.goto('/faq?hl=en');
    await expectLanguage(page, 'en');
    await waitForHydration(page);
  });

  test('a language that is switched while pictures still arrive stays that of the cookie', async ({
    page,
    context,
  }) => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/media/**', async (route) => {
      await arrived;
      await route.fulfill({ contentType: 'image/png', body: '' });
    });
    await page.goto('/our-portofolio', { waitUntil: 'domcontentloaded' });
    await page.locator('[data-locale-switch]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    arrive();
    // What waits for the page to have loaded is done in the moment in which the manifest is named.
    await expect(page.locator('head > link[rel="manifest"]')).toHaveCount(1);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const cookies = await context.cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toContain(
      'firebase-language-override=en',
    );
  });

  for (const [how, throws] of [
    ['off', false],
    ['refused with an error', true],
  ] as const) {
    test(`with cookies ${how}, the language changes in place and nothing loops`, async ({
      page,
    }) => {
      await page.addInitScript((refused) => {
        const answer = () => {
          if (refused) throw new DOMException('refused', 'SecurityError');
          return '';
        };
        Object.defineProperty(document, 'cookie', { get: answer, set: answer });
      }, throws);
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      await page.goto('/faq?hl=en');
      await expectLanguage(page, 'en');
      await expect(page.locator('h1')).toBeVisible();
      expect(documents).toBe(1);
    });
  }

  test('a server that goes on answering in the wrong language is asked only once more', async ({
    page,
  }) => {
    let documents = 0;
    await page.route('**/faq?hl=en', async (route) => {
      documents += 1;
      await route.fulfill({
        response: await route.fetch({ headers: { 'accept-language': 'id' } }),
      });
    });
    await page.goto('/faq?hl=en');
    await expectLanguage(page, 'en');
    await expect(page.locator('h1')).toBeVisible();
    expect(documents).toBe(2);
  });
});

for (const [name, size] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test.describe(name, () => {
    test.use({ ...size, ...browserLocale('en') });

    test('the switch keeps page, scroll position and typed text', async ({ page }) => {
      await page.goto('/contact-us');
      await waitForHydration(page);
      const message = page.locator('textarea').first();
      await message.fill('Halo');
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      // The browser moves it by what the words above grow or shrink, so that the text read stays in place.
      const scrolled = () => page.evaluate(() => scrollY);
      await expect.poll(scrolled).toBeGreaterThan(100);
      await page
        .locator('[data-locale-switch]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.locator('html')).toHaveAttribute('lang', 'id');
      await expect(message).toHaveValue('Halo');
      expect(await scrolled()).toBeGreaterThan(100);
      expect(new URL(page.url()).pathname).toBe('/contact-us');
      await page.goto('/faq');
      await expectLanguage(page, 'id');
    });
  });
}

test('a click on the switch before the app has started is kept for it', async ({ page }) => {
  let bring = () => {};
  const clicked = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/assets/entry-*.js', async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await page.locator('[data-locale-switch]').filter({ visible: true }).first().click();
  bring();
  await expectLanguage(page, 'id');
  expect(new URL(page.url()).search).toBe('');
});

test('where the app cannot be had, the switch still changes the language', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Failed to load resource');
  let asked = 0;
  await page.route('**/assets/entry-*.js', async (route) => {
    asked += 1;
    await route.fulfill({ status: 404 });
  });
  await page.goto('/faq');
  // The page loads once more for an app that is gone.
  await expect.poll(() => asked).toBe(2);
  await page.locator('[data-locale-switch]').filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id', { timeout: 20_000 });
  expect(new URL(page.url()).pathname).toBe('/faq');
});

test('an hl in the address follows the switch, so that a reload keeps the choice', async ({
  page,
}) => {
  await page.goto('/faq?hl=id&x=1');
  await waitForHydration(page);
  await expectLanguage(page, 'id');
  await page.locator('[data-locale-switch]').filter({ visible: true }).first().click();
  await expectLanguage(page, 'en');
  await expect(page).toHaveURL(/\?hl=en&x=1$/);
  await page.reload();
  await expectLanguage(page, 'en');
});
