import { DESKTOP, expect, clickLink, test, waitForHydration } from './fixtures.ts';

test.use(DESKTOP);

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

  test('is shown for middleware that does not exist, once the app manifest names it, without another load of the page', async ({
    page,
    expectConsole,
  }) => {
    expectConsole("Unknown route middleware: 'nobody'");
    await page.route('**/documents:commit*', (route) => route.fulfill({ json: {} }));
    await page.route('**/builds/meta/*.json', async (route) => {
      const response = await route.fetch();
      const manifest = (await response.json()) as { rules: Record<string, object> };
      manifest.rules['/faq'] = { middleware: ['nobody'] };
      await route.fulfill({ response, json: manifest });
    });
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
    await page.goto('/services');
    await waitForHydration(page);
    const manifest = page.waitForResponse('**/builds/meta/*.json');
    await clickLink(page, '/faq');
    await expect(page).toHaveTitle(/Frequently asked questions/);
    await (await manifest).finished();
    await clickLink(page, '/blog');
    await expect(page).toHaveTitle(/Blog/);
    await clickLink(page, '/faq');
    await expect(page.locator('h1')).toHaveText('Internal Server Error');
    await page.locator('header a[href="/blog"]').first().click();
    await expect(page).toHaveTitle(/Blog/);
    expect(loads).toEqual(['/services']);
  });
});
