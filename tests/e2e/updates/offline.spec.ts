import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pathsOf, routes } from '#site/routes.ts';
import { languagePath, splitPath } from '#studio/locale.ts';
import { ROOT } from '../../../emulators/project.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { DESKTOP, PHONE, browserLocale, clickLink, waitForHydration } from '../fixtures.ts';
import { expect, test, waitForCache } from './fixtures.ts';
import type { Site } from './site.ts';

const dist = (path: string) => readFileSync(join(ROOT, 'web/dist', path));

/** Failures of requests that pages make even offline, unless they are left before, and of pictures not seen before. */
const OFFLINE =
  /ERR_INTERNET_DISCONNECTED.*\/api\/|ERR_\w+.*\/media\/|ERR_\w+.*latest\.json|Failed to fetch version from server/;

/** File of the build that was served at an address. */
function fileAt(url: string, locale: string): string | null {
  const path = url.replace(/\?.*/, '');
  if (/^\/(?:api|media)\//.test(path)) return null;
  if (/\.\w+$/.test(path)) return path;
  return `localized/${locale}${splitPath(path).path.replace(/\/$/, '/index')}.html`;
}

/** Bytes as production sends them: brotli at its best. */
function bytesOf(site: Site, locale: string): number {
  const files = site.requests.flatMap((url) => fileAt(url, locale) ?? []);
  return files.reduce((sum, file) => sum + brotliCompressSync(dist(file)).length, 0);
}

async function expectOpen(page: Page, paths: readonly string[], locale: string): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
    await expect(page.locator('html'), path).toHaveAttribute('data-served', locale);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  }
}

for (const { form, device, home, locale, other, limits } of [
  {
    form: 'desktop',
    device: DESKTOP,
    home: '/',
    locale: 'en',
    other: 'id',
    limits: { requests: 40, kB: 270 },
  },
  {
    form: 'mobile',
    device: PHONE,
    home: '/m/home',
    locale: 'id',
    other: 'en',
    limits: { requests: 45, kB: 300 },
  },
] as const) {
  const pages = routes
    .filter(
      ({ name, layout, twin }) =>
        name !== 'privacy' &&
        (layout === (form === 'desktop' ? 'public' : 'mobile') || (layout === 'desktop' && !twin)),
    )
    .flatMap(pathsOf);

  test.describe(form, () => {
    test.use({ ...browserLocale(locale), ...device });

    test('a first visitor can open every page offline', async ({
      page,
      context,
      site,
      allowConsole,
    }) => {
      await page.goto(home);
      await waitForCache(page);
      const files = site.requests.filter((url) => !/^\/(?:api|media)\//.test(url));
      expect(files).toEqual([...new Set(files)]);
      expect(files.filter((url) => /^\/(?:og|icons|localized)\//.test(url))).toEqual([]);
      expect(site.requests.length).toBeLessThanOrEqual(limits.requests);
      expect(bytesOf(site, locale) / 1000).toBeLessThanOrEqual(limits.kB);
      allowConsole(OFFLINE);
      await context.setOffline(true);
      await expectOpen(page, pages, locale);
      if (form === 'desktop') {
        // The installed app begins below `/m`, on a laptop too.
        await page.goto('/m/faq');
        await expect(page).toHaveURL(`${site.origin}/faq`);
      }
      // The other language is fetched once it is chosen.
      await context.setOffline(false);
      const before = site.requests.length;
      await page.goto(languagePath(home, other));
      await expect
        .poll(() => site.requests.slice(before).filter((url) => url.endsWith('/faq')).length)
        .toBe(1);
      await waitForCache(page);
      await context.setOffline(true);
      // All pages of the other layout open in this language.
      await expectOpen(page, pages.slice(0, 3), other);
    });
  });
}

test.describe('offline, on a phone', () => {
  const locale = 'id';
  test.use({ ...browserLocale(locale), ...PHONE });

  test('an offline visitor reads posts of before', async ({ page, context, allowConsole }) => {
    await page.goto('/m/home');
    await waitForCache(page);
    const post = `/id/blog/${bilingualPost.slug}`;
    const heading = page.getByRole('heading', { level: 1 });
    // Read in the app; a reload needs the page too.
    await page.goto('/id/blog');
    await waitForHydration(page);
    await clickLink(page, post);
    await expect(page.locator('.prose')).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    const kept = () => page.evaluate((path) => caches.match(path).then(Boolean), post);
    await expect.poll(kept).toBe(true);
    allowConsole(OFFLINE);
    await context.setOffline(true);
    for (const path of [post, post.replace('/id', '')]) {
      await page.goto(path);
      await expect(heading).toHaveText(title);
    }
    await page.goto('/id/blog');
    await waitForHydration(page);
    await clickLink(page, post);
    await expect(heading).toHaveText(title);
    // The worker answers with a page of its own, in the site's colours.
    allowConsole(/503/);
    for (const path of ['/id/blog/app-or-website-first', '/login', '/nowhere']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('offline');
    }
    await expect(page.getByRole('link')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const logo = () => getComputedStyle(document.querySelector('main')!, '::before').clipPath;
    expect(await page.evaluate(logo)).toMatch(/^path\(/);
  });
});
