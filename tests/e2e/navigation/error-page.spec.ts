import { messages as blog } from '#site/pages/blog/messages.ts';
import { messages as faq } from '#site/pages/faq/messages.ts';
import { servedWords } from '../../served-words.ts';
import { DESKTOP, clickLink, expect, test, waitForHydration } from '../fixtures.ts';

test.use(DESKTOP);

test('a visitor to a failing page can open the next page', async ({ page, expectConsole }) => {
  expectConsole('broken on purpose', "Unknown route middleware: 'nobody'");
  await page.route('**/documents:commit*', (route) => route.fulfill({ json: {} }));
  const heading = page.getByRole('heading', { level: 1 });
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));
  const expectNextPage = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveTitle(servedWords(blog).en.meta.page.title);
  };
  // A page whose script is its own.
  const html = await (await page.request.get('/privacy')).text();
  const view = /data-view="([^"]+)"/.exec(html)?.[1];
  const broken = `**${view}*`;
  await page.route(broken, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("broken on purpose") }',
    }),
  );
  await page.goto('/services');
  await waitForHydration(page);
  await clickLink(page, '/privacy');
  await expect(page).toHaveTitle('Internal Server Error');
  await expect(heading).toHaveText('Internal Server Error');
  await expectNextPage();
  expect(loads).toEqual(['/services']);

  await page.route('**/builds/meta/*.json', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const manifest = (await response.json()) as { rules: Record<string, object> };
    manifest.rules['/faq'] = { middleware: ['nobody'] };
    await route.fulfill({ response, json: manifest });
  });
  await page.unroute(broken);
  await page.goto('/services');
  await waitForHydration(page);
  const manifest = page.waitForResponse('**/builds/meta/*.json');
  await clickLink(page, '/faq');
  await expect(page).toHaveTitle(servedWords(faq).en.meta.page.title);
  await (await manifest).finished();
  await expectNextPage();
  await clickLink(page, '/faq');
  await expect(heading).toHaveText('Internal Server Error');
  await expectNextPage();
  expect(loads).toEqual(['/services', '/services']);
});
