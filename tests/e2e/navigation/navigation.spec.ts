import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { layoutMessages } from '#browser/layout-messages.ts';
import { messages as faq } from '#site/pages/faq/messages.ts';
import { ownTitle } from '#site/pages/page-title.ts';
import { messages as services } from '#site/pages/services/messages.ts';
import { servedWords } from '../../served-words.ts';
import {
  DESKTOP,
  PHONE,
  expect,
  clickLink,
  enableSaveData,
  scrollDown,
  test,
  waitForHydration,
  type Page,
} from '../fixtures.ts';

const FAQ = servedWords(faq).en.meta.page.title;

/** Marks the document, to tell client-side navigation from a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const sameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test.describe('desktop', () => {
  test.use(DESKTOP);

  test('a visitor who follows a link, or goes back, has title and place', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/services');
    await waitForHydration(page);
    await expect.poll(() => asked).toContain('/faq/_payload.json');
    await mark(page);
    await scrollDown(page, 500);
    const before = asked.length;
    await clickLink(page, '/faq');
    await expect(page).toHaveTitle(FAQ);
    await expect(page).toHaveURL('/faq');
    expect(asked.slice(before).filter((path) => path.startsWith('/faq'))).toEqual([]);
    expect(await sameDocument(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('[role=status]').last()).toContainText(ownTitle(FAQ));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faq$/);
    const { whatsapp } = layoutMessages.en.footer;
    const chat = page.getByRole('contentinfo').getByRole('link', { name: whatsapp });
    const about = encodeURIComponent(ownTitle(FAQ));
    await expect.poll(() => chat.getAttribute('href')).toContain(about);
    // An address is typed.
    const answer = page.locator('.faq details:last-child p');
    await answer.evaluate(async ({ id }) => {
      location.hash = id;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await expect(answer).toBeInViewport();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveTitle(servedWords(services).en.meta.page.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    expect(await sameDocument(page)).toBe(true);
  });

  test('a visitor who goes back at once gets the page of the address', async ({ page }) => {
    await page.goto('/our-portofolio');
    await waitForHydration(page);
    const heading = page.getByRole('heading', { level: 1 });
    const list = (await heading.textContent()) ?? '';
    const link = page.getByRole('article').getByRole('link').first();
    // Back at once after the address has changed, before the project is rendered.
    await link.evaluate(
      (element: HTMLElement, shown) =>
        new Promise<void>((resolve) => {
          const push = history.pushState.bind(history);
          history.pushState = (...entry) => {
            history.pushState = push;
            history.pushState(...entry);
            history.back();
          };
          addEventListener(shown, () => resolve(), { once: true });
          element.click();
        }),
      PAGE_SHOWN,
    );
    await expect(page).toHaveURL('/our-portofolio');
    await expect(heading).toHaveText(list);
  });

  test('a visitor reads on Home about a version mismatch, until a click', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.pathname === '/faq') localStorage.setItem('session_version', '1.0.0.01012025');
    });
    await page.goto('/faq');
    await expect(page).toHaveURL('/');
    const line = page.getByText('Site updated, so you are back at the start.');
    await expect(line).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(line).toBeHidden();
    await page.reload();
    await waitForHydration(page);
    await expect(line).toBeHidden();
  });

  test('a visitor gets a full load if a payload is HTML', async ({ page, expectConsole }) => {
    expectConsole('Cannot load payload');
    await page.route('**/faq/_payload.json*', (route) =>
      route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    );
    let warnings = 0;
    page.on('console', (message) => (warnings += Number(/payload/.test(message.text()))));
    await page.goto('/services');
    await waitForHydration(page);
    await mark(page);
    await clickLink(page, '/faq');
    await expect(page).toHaveTitle(FAQ);
    // The page itself asks again, and does not load once more.
    await expect.poll(() => warnings).toBe(2);
    expect(await sameDocument(page)).toBe(false);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveTitle(FAQ);
    await clickLink(page, '/services');
    await expect(page).toHaveURL('/services');
  });

  test('a visitor on a desktop is redirected from a mobile page to its twin', async ({ page }) => {
    await page.goto('/m/services?x=1#packages');
    await expect(page).toHaveURL('/services?x=1#packages');
    await page.goto('/m/who-we-are-section/design');
    await expect(page).toHaveURL('/who-we-are#design');
    await expect(page.locator('#design')).toBeInViewport();
  });
});

test.describe('phone', () => {
  test.use(PHONE);

  test('a visitor on a phone gets the twins; Save-Data prefetches nothing', async ({ page }) => {
    await enableSaveData(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/services');
    await waitForHydration(page);
    await expect(page).toHaveURL('/services');
    await mark(page);
    await page.locator('a[href="/m/faq"]').filter({ visible: true }).first().hover();
    await clickLink(page, '/m/faq');
    await expect(page).toHaveURL('/m/faq');
    await expect(page.locator('h1')).toHaveText('FAQ You Ask, We Got You !');
    expect(await sameDocument(page)).toBe(true);
    const payloads = asked.filter((path) => path.endsWith('_payload.json'));
    expect(new Set(payloads)).toEqual(new Set(['/services/_payload.json', '/m/faq/_payload.json']));
  });
});

test('a visitor gets a full load if a style sheet is missing', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.addInitScript(() =>
    addEventListener('vite:preloadError', () => {
      document.documentElement.dataset['missing'] = '';
    }),
  );
  await page.route('**/assets/critical-*.css', (route) => route.abort());
  await page.goto('/');
  await waitForHydration(page);
  await page.locator('#menu a[href="/faq"]').hover();
  await expect(page.locator('html')).toHaveAttribute('data-missing', '');
});
