import { DESKTOP, expect, clickLink, test, waitForHydration, browserLocale } from './fixtures.ts';

test.use(DESKTOP);

const missing = 'Failed to load resource: the server responded with a status of 404';

test.describe('an unknown path', () => {
  test('answers 404 and shows the path as text, not as markup', async ({ page, expectConsole }) => {
    expectConsole(missing);
    const response = await page.goto('/no/such<img src=x onerror=alert(1)>?q=1');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found');
    const path = '/no/such%3Cimg%20src=x%20onerror=alert(1)%3E';
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
    expect(await page.locator('main img').count()).toBe(0);
    await page.locator('main a[href="/services"]').click();
    await expect(page).toHaveURL('/services');
  });

  test.describe('in Indonesian', () => {
    test.use(browserLocale('id'));
    test('shows the 404 page in Indonesian', async ({ page, expectConsole }) => {
      expectConsole(missing);
      await page.goto('/tidak-ada');
      await expect(page).toHaveTitle('Halaman Tidak Ditemukan');
      await expect(page.getByText('Halaman tidak ditemukan: /tidak-ada')).toBeVisible();
    });
  });
});

test.describe('the generic error page', () => {
  test('is shown when a page fails to render; the next page works', async ({
    page,
    expectConsole,
  }) => {
    expectConsole('broken on purpose');
    await page.route('**/documents:commit*', (route) => route.fulfill({ json: {} }));
    await page.goto('/services');
    await waitForHydration(page);
    const faq = await page.evaluate(async () => {
      const html = await (await fetch('/faq')).text();
      return new DOMParser().parseFromString(html, 'text/html').documentElement.dataset['view'];
    });
    await page.route(`**${faq}*`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default () => { throw new Error("broken on purpose") }',
      }),
    );
    await page.goto('/services');
    await waitForHydration(page);
    await clickLink(page, '/faq');
    await expect(page).toHaveTitle('Internal Server Error');
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    await page.locator('header a[href="/blog"]').first().click();
    await expect(page).toHaveTitle(/Blog/);
  });

  test('is shown at once for middleware that does not exist, without another load of the page', async ({
    page,
    expectConsole,
  }) => {
    expectConsole('The app could not start', "Unknown route middleware: 'nobody'");
    await page.route('**/documents:commit*', (route) => route.fulfill({ json: {} }));
    await page.route('**/builds/meta/*.json', async (route) => {
      const response = await route.fetch();
      const manifest = (await response.json()) as { rules: Record<string, object> };
      manifest.rules['/faq'] = { middleware: ['nobody'] };
      await route.fulfill({ response, json: manifest });
    });
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    await page.goto('/faq');
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    expect(loads).toEqual(['/faq']);

    await page.goto('/services');
    await waitForHydration(page);
    await clickLink(page, '/faq');
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    await page.locator('header a[href="/blog"]').first().click();
    await expect(page).toHaveTitle(/Blog/);
    expect(loads).toEqual(['/faq', '/services']);
  });

  test('is shown when the app cannot start', async ({ page, expectConsole }) => {
    expectConsole('The app could not start', 'broken on purpose');
    await page.route('**/documents:commit*', (route) => route.fulfill({ json: {} }));
    await page.addInitScript(() => {
      Object.defineProperty(document, 'getElementById', {
        value: () => {
          throw new Error('broken on purpose');
        },
      });
    });
    await page.goto('/faq');
    await expect(page).toHaveTitle('Internal Server Error');
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
  });
});
