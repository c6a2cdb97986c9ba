import { globSync, readFileSync } from 'node:fs';
import { routes } from '../../web/src/routes.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { studio } from '../../web/src/studio/studio.ts';
import { bilingualPost } from '../seeded-posts.ts';
import { clickLink, expect, replaceImages, test, waitForHydration } from './fixtures.ts';

const rows: readonly RouteRow[] = routes;
const open = rows.filter((row) => row.area === 'public' || row.area === 'mobile');
const closed = rows.filter((row) => row.area === 'account' || row.area === 'admin');

/** Reads the head of the served HTML in a language, as a crawler does. */
async function head(request: { get: Function }, path: string, locale: string) {
  const response = await request.get(path, { headers: { 'accept-language': locale } });
  const html: string = await response.text();
  return { html, ...readHead(html) };
}

/** What search engines and other programs read in the head of an HTML document. */
function readHead(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    title: all(/<title>([^<]*)/g)[0],
    keywords: all(/<meta name="keywords" content="([^"]*)/g)[0],
    description: all(/<meta name="description" content="([^"]*)/g)[0],
    canonical: all(/<link rel="canonical" href="([^"]*)/g)[0],
    robots: all(/<meta name="robots" content="([^"]*)/g)[0],
    alternates: all(/<link rel="alternate" hreflang="[^"]*" href="([^"]*)/gi),
    image: all(/<meta property="og:image" content="([^"]*)/g)[0],
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/g).map(
      (text) => JSON.parse(text) as { '@type': string },
    ),
  };
}

test('every public page has its metadata for search engines in both languages', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const row of open) {
    const canonical = row.area === 'mobile' ? (row.twin ?? row.path) : row.path;
    for (const locale of ['en', 'id'] as const) {
      const page = await head(request, row.path, locale);
      const where = `${row.path} ${locale}`;
      expect(page.html, where).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
      expect(page.title?.length, where).toBeGreaterThan(10);
      expect(page.description?.length, where).toBeGreaterThan(40);
      expect(page.robots, where).toBe('all');
      const address = studio.origin + canonical + (locale === 'id' ? '?hl=id' : '');
      expect(page.canonical, where).toBe(address);
      expect(page.alternates, where).toEqual([
        `${studio.origin}${canonical}?hl=en`,
        `${studio.origin}${canonical}?hl=id`,
        `${studio.origin}${canonical}`,
      ]);
      const image = await request.get(new URL(page.image ?? '').pathname);
      expect(image.headers()['content-type'], where).toBe('image/jpeg');
      // The facts in it: tests/unit/build/structured-data.test.ts.
      const types = page.data.map((data) => data['@type']);
      expect(types, where).toEqual(
        expect.arrayContaining(['LocalBusiness', ...(row.folder === 'faq' ? ['FAQPage'] : [])]),
      );
      // The examples are nobody's praise.
      expect(JSON.stringify(page.data), where).not.toMatch(/rating|review/i);
      if (row.area === 'public') titles.add(`${locale} ${page.title}`);
    }
  }
  expect(titles.size).toBe(2 * rows.filter((row) => row.area === 'public').length);
});

test('account and admin pages are noindex and contain no content', async ({ request }) => {
  for (const row of closed) {
    const page = await head(request, row.path, 'en');
    expect(page.robots, row.path).toBe('noindex');
    expect(page.canonical, row.path).toBeUndefined();
    expect(page.html, row.path).toContain('<div id="root"></div>');
  }
});

test('title, language, canonical address and robots follow navigation and the switch of language, also of a post, a 404 and back', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole('404');
  await replaceImages(page);
  await page.goto('/blog');
  await waitForHydration(page);
  const followed = (html: string) => {
    const { title, canonical, robots } = readHead(html);
    return { lang: /<html lang="(\w+)"/.exec(html)?.[1], title, canonical, robots };
  };
  const shown = () => page.evaluate(() => document.documentElement.outerHTML).then(followed);
  const served = async (path: string, locale: string) =>
    followed((await head(request, path, locale)).html);
  const change = () => page.locator('[data-locale-switch]').click();
  const list = await shown();
  for (const path of [`/blog/${bilingualPost.slug}`, '/faq']) {
    await clickLink(page, path);
    await expect.poll(shown, path).toEqual(await served(path, 'en'));
    await change();
    await expect.poll(shown, path).toEqual(await served(path, 'id'));
    await change();
  }
  await page.route('**/api/content/blog?post=*', (route) => route.fulfill({ status: 404 }));
  await page.goBack();
  await expect.poll(shown).toEqual({ lang: 'en', title: 'Page Not Found', robots: 'noindex' });
  await clickLink(page, '/blog');
  await expect.poll(shown).toEqual(list);
});

test('what only crawlers read is in no payload and in no script', () => {
  const dist = new URL('../../web/dist/', import.meta.url);
  const files = globSync(['**/_payload.json', 'assets/*.js'], { cwd: dist });
  expect(files.length).toBeGreaterThan(100);
  const knows = (file: string) => /schema\.org|og:(?:type|title)|x-default/.test(read(file));
  const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');
  expect(files.filter(knows)).toEqual([]);
});

test('an alias serves the page with its canonical URL, and its payload', async ({ request }) => {
  const alias = await head(request, '/about-us', 'en');
  expect(alias.canonical).toBe(`${studio.origin}/who-we-are`);
  const payload = async (path: string) => (await request.get(`${path}/_payload.json`)).text();
  expect(await payload('/about-us')).toBe(await payload('/who-we-are'));
});

test('the web manifest, which pages link without scripting too, starts the installed app, and its icons exist', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/></noscript>');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.start_url).toBe('/m/home');
  for (const icon of manifest.icons as { src: string; type: string }[]) {
    const response = await request.get(icon.src);
    expect(response.headers()['content-type'], icon.src).toContain(icon.type);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});
