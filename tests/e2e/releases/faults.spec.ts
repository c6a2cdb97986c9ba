import { enableSaveData } from '../fixtures.ts';
import {
  POLL,
  buildOf,
  expect,
  clickNavigation,
  triggerPoll,
  readStorage,
  test,
  waitForCache,
  waitForStart,
} from './fixtures.ts';

/** Faults without a deployment (docs/updates.md). */
const HEADING = { level: 1 } as const;

test('latest.json fails three times and then answers', async ({
  page,
  site,
  builds,
  countLoads,
  expectConsole,
  allowConsole,
}) => {
  // A prefetch of build A fails after the deployment of build B.
  allowConsole(/404 \(Not Found\) \(.*\/assets\//);
  site.fail(/latest\.json/, { status: 503 }, 2);
  site.fail(/latest\.json/, { type: 'text/html' }, 1);
  expectConsole(/503/);
  await page.goto('/faq');
  await waitForStart(site);
  site.deploy(builds.b);
  const loads = countLoads(page);
  // Two more polls fail, and the next one succeeds.
  await triggerPoll(page);
  await triggerPoll(page);
  await triggerPoll(page);
  await clickNavigation(page, '/services');
  await expect.poll(() => buildOf(page)).toBe(builds.b.id);
  expect(loads.count).toBe(1);
});

for (const [name, fault] of [
  ['is missing', { status: 404 }],
  ['throws', { type: 'text/javascript', body: 'throw new Error("broken")' }],
  ['is answered with HTML', { type: 'text/html' }],
] as const) {
  test(`the worker's script ${name}`, async ({ page, site, countLoads, expectConsole }) => {
    const loads = countLoads(page);
    site.fail(/service-worker\.js/, fault);
    expectConsole('failed to register service worker', /.*/);
    await page.goto('/contact-us');
    await waitForStart(site);
    await page.locator('[name=message]').fill('Still here');
    await expect(page.locator('[name=message]')).toHaveValue('Still here');
    expect(loads.count).toBe(1);
  });
}

test('a new app version: the cache is cleared and filled again, and the page reloads once', async ({
  page,
  countLoads,
}) => {
  await page.goto('/faq');
  await waitForCache(page);
  expect(await readStorage(page, 'studio_app_version')).toBe('1.0.8.11042025');
  await page.evaluate(async () => {
    await (await caches.open('site-files')).put('/old', new Response('old'));
    localStorage.setItem('studio_app_version', '1.0.7.01012025');
  });
  const loads = countLoads(page);
  await page.goto('/faq');
  await expect.poll(() => loads.count).toBe(2);
  await waitForCache(page);
  expect(await readStorage(page, 'studio_app_version')).toBe('1.0.8.11042025');
  expect(await page.evaluate(async () => Boolean(await caches.match('/old')))).toBe(false);
  await page.goto('/services');
  await waitForCache(page);
  expect(loads.count).toBe(3);
});

test('a new app version: the session’s data is cleared, and the home page is loaded, once', async ({
  page,
  site,
  countLoads,
}) => {
  await page.goto('/faq');
  await expect.poll(() => readStorage(page, 'session_version')).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('session_version', '0.0.1.01012020');
    localStorage.setItem('selectedProducts', '[]');
    localStorage.setItem('previewImage', '0b2f6b3e-8f5e-4d6c-9a53-2f6f1d3c4b5a.webp');
  });
  const loads = countLoads(page);
  await page.goto('/services');
  await expect.poll(() => site.asked(/deletePreviewImage/).length).toBe(1);
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => readStorage(page, 'session_version').catch(() => null))
    .toBe('1.0.8.11042025');
  expect(await readStorage(page, 'selectedProducts')).toBeNull();
  expect(await readStorage(page, 'previewImage')).toBeNull();
  expect(loads.count).toBe(2);
});

test('a new app version while a form holds text', async ({ page, site }) => {
  await page.goto('/contact-us');
  await waitForStart(site);
  await page.locator('[name=message]').fill('Not sent yet');
  await expect.poll(() => readStorage(page, 'contact_draft')).toContain('Not sent yet');
  await page.evaluate(() => localStorage.setItem('session_version', '0.0.1.01012020'));
  const answered = page.waitForResponse('**/api/version/prod');
  await page.reload();
  await answered;
  await expect(page.locator('[name=message]')).toHaveValue('Not sent yet');
  expect(await readStorage(page, 'session_version')).toBe('0.0.1.01012020');
});

test('a version that cannot be fetched is only logged', async ({ page, site, expectConsole }) => {
  site.fail(/api\/version/, { status: 500 });
  expectConsole('Failed to fetch version from server', /500/);
  await page.goto('/faq');
  await waitForStart(site);
  await expect(page).toHaveURL(/\/faq$/);
});

test('full storage', async ({ page, site, builds, countLoads }) => {
  // Only a chunk that the page needs causes a reload, not a prefetched one.
  await enableSaveData(page);
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = full;
    Cache.prototype.put = full;
  });
  // On a slow machine too, both reloads fall into the guard's 10 s.
  await page.clock.setFixedTime(new Date());
  const loads = countLoads(page);
  await page.goto('/faq');
  await waitForStart(site);
  site.deploy(builds.b);
  await triggerPoll(page);
  const polls = site.asked(POLL).length;
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(() => loads.count).toBe(2);
  await expect.poll(() => site.asked(POLL).length).toBeGreaterThan(polls);
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  expect(await buildOf(page)).toBe(builds.b.id);
  expect(loads.count).toBe(2);
});

test('blocked cookies and storage', async ({ page, site, countLoads }) => {
  // Only a chunk that the page needs causes a reload, not a prefetched one.
  await enableSaveData(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  const loads = countLoads(page);
  await page.goto('/faq?hl=id');
  await waitForStart(site);
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect.poll(() => loads.count).toBe(2);
});

test('messages to the worker, and the kill switch', async ({ page, site }) => {
  await page.goto('/faq');
  await waitForCache(page);
  const ask = (type: string) =>
    page.evaluate(
      async (message) => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        const reply = new Promise<{ type: string }>((resolve) => {
          port1.addEventListener('message', ({ data }) => resolve(data as { type: string }));
          port1.start();
        });
        active?.postMessage(message, [port2]);
        return (await reply).type;
      },
      { type, priorityUrls: ['/services'] },
    );
  expect(await ask('REQUEST_CACHE_STATUS')).toBe('ASSET_CACHE_READY');
  expect(await ask('CLEAR_ASSET_CACHE')).toBe('ASSET_CACHE_FLUSHED');
  expect(await ask('REQUEST_CACHE_STATUS')).toBe('ASSET_CACHE_FLUSHED');
  expect(await ask('ENSURE_ALL_ASSETS_CACHED')).toBe('ASSET_CACHE_READY');

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(?:admin|login|account)|latest\.json/.test(path))).toEqual([]);

  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: ['web/service-worker/kill-switch.ts'],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const body = outputFiles[0]?.text ?? '';
  site.fail(/service-worker\.js/, { type: 'text/javascript', body });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([[], 0]);
  await page.goto('/services');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
});

test.describe('the developer-tools guard', () => {
  const MESSAGE = {
    en: 'This application has been closed! Press F5 on your keyboard or click the refresh button in your browser.',
    id: 'Aplikasi ini telah ditutup!',
  };

  for (const locale of ['en', 'id'] as const) {
    test(`replaces the content while tools are docked, and restores it: ${locale}`, async ({
      page,
      site,
    }) => {
      await page.goto(`/contact-us?hl=${locale}`);
      await waitForStart(site);
      await page.locator('[name=message]').fill('Kept');
      const dock = (pixels: number) =>
        page.evaluate((taken) => {
          const value = outerHeight - taken;
          Object.defineProperty(window, 'innerHeight', { configurable: true, value });
        }, pixels);
      await dock(300);
      await expect(page.getByText(MESSAGE[locale])).toBeVisible();
      await expect(page.getByRole('heading', HEADING)).toBeHidden();
      await dock(0);
      await expect(page.getByText(MESSAGE[locale])).toBeHidden();
      await expect(page.locator('[name=message]')).toHaveValue('Kept');
    });
  }

  test('blocks their keys and the context menu, but not the menu of a text field', async ({
    page,
    site,
  }) => {
    await page.goto('/contact-us');
    await waitForStart(site);
    const blocked = await page.evaluate(() => {
      const isBlocked = (event: Event, target: Element = document.body) =>
        !target.dispatchEvent(event);
      const field = document.querySelector<HTMLElement>('[name=message]')!;
      const options = { bubbles: true, cancelable: true };
      const key = (init: KeyboardEventInit) =>
        isBlocked(new KeyboardEvent('keydown', { ...options, ...init }));
      return [
        key({ key: 'F12' }),
        key({ key: 'I', code: 'KeyI', ctrlKey: true, shiftKey: true }),
        key({ key: 'u', code: 'KeyU', metaKey: true }),
        isBlocked(new MouseEvent('contextmenu', options)),
        key({ key: 'F5' }),
        key({ key: 'c', code: 'KeyC', ctrlKey: true }),
        (field.focus(), isBlocked(new MouseEvent('contextmenu', options), field)),
      ];
    });
    expect(blocked).toEqual([true, true, true, true, false, false, false]);
  });
});
