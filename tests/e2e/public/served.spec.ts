import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN_PATHS } from '#admin/pages.ts';
import { SECURITY_HEADERS } from '#model/http/security-headers.ts';
import { SOCIAL_IMAGE } from '#model/pictures/media.ts';
import { canonicalUrl } from '#site/features/seo/canonical.ts';
import { messages as blog } from '#site/pages/blog/messages.ts';
import { hashSource } from '#site/render/digests.ts';
import { routes } from '#site/routes.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { seededEntries } from '../../seeded-entries.ts';
import { bilingualPost } from '../../seeded-posts.ts';
import { PHONE, clickLink, expect, test, waitForHydration } from '../fixtures.ts';
import { missingRules } from './missing-rules.ts';

/* Pages as crawlers and browsers get them before any script runs. */

/** The head of an HTML document as search engines and other programs read it. */
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

/** A page as it is served to a browser that prefers a language. */
async function serve(request: APIRequestContext, path: string, locale: Locale) {
  const response = await request.get(path, { headers: { 'accept-language': locale } });
  return { headers: response.headers(), html: await response.text() };
}

test.describe('with scripting off', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('a visitor gets every style rule of rendered pages', async ({ page, allowConsole }) => {
    allowConsole(/404 \(Not Found\)/);
    const entries = [`/blog/${bilingualPost.slug}`, '/our-portofolio/example-clinic-queue'];
    for (const path of [...entries, '/404']) {
      await page.goto(path);
      expect.soft(await missingRules(page), path).toEqual([]);
    }
  });
});

test('a visitor’s browser gets all headers, and runs hashed scripts alone', async ({ request }) => {
  const paths = ['/', '/m/home', '/admin/messages', '/404', '/500', '/assets/missing-00000000.js'];
  // A function answers the last one; the CDN may keep the answer for a moment.
  for (const path of [...paths, '/no/such/page']) {
    for (const locale of LOCALES) {
      const { headers, html } = await serve(request, path, locale);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      expect(headers['cache-control'], path).toBe(
        path === '/no/such/page' ? 'public, max-age=0, s-maxage=30' : 'no-cache',
      );
      expect(headers['permissions-policy'], path).toContain('camera=()');
      const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)];
      const isAdmin = ADMIN_PATHS.includes(path);
      expect(inline.map(([, tag]) => tag).join(), path).toBe(isAdmin ? '' : 'script,style');
      for (const [, tag, text] of inline)
        expect(headers['content-security-policy'], `${path} <${tag}>`).toContain(
          hashSource(text ?? ''),
        );
      if (!isAdmin)
        expect(html, path).not.toMatch(/<script(?![^>]*application\/(?:ld\+)?json)[^>]+>/);
      expect(html, path).not.toMatch(/ style="|\son\w+="|javascript:/i);
    }
  }
  const { html } = await serve(request, '/', 'en');
  const assets = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|woff2)/g)].map(String))];
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const response = await request.get(asset);
    expect(response.status(), asset).toBe(200);
    expect(response.headers()['cache-control'], asset).toContain('immutable');
  }
});

test('a stranger gets admin paths without content or metadata', async ({ request }) => {
  for (const path of ADMIN_PATHS) {
    const { html } = await serve(request, path, 'id');
    const head = readHead(html);
    expect([head.title, head.robots, head.canonical], path).toEqual([
      studio.name,
      'noindex',
      undefined,
    ]);
    expect(html, path).toContain('<div id="root"></div>');
    expect(html, path).toMatch(/<noscript>[^]*JavaScript[^]*lang="id"[^]*<\/noscript>/);
  }
  expect((await request.get('/admin/archive')).status()).toBe(404);
});

test('a search engine finds every page’s metadata in both languages', async ({ request }) => {
  const titles = new Set<string>();
  const images = new Set<string>();
  for (const route of routes) {
    const canonical = route.layout === 'mobile' ? (route.twin ?? route.path) : route.path;
    for (const locale of LOCALES) {
      const { html } = await serve(request, route.path, locale);
      const head = readHead(html);
      const where = `${route.path} ${locale}`;
      expect(html, where).toMatch(new RegExp(`^<!doctype html><html lang="${locale}"`));
      expect(head.title?.length, where).toBeGreaterThan(10);
      expect(head.description?.length, where).toBeGreaterThan(40);
      if (['home', 'services', 'contact-us', 'who-we-are'].includes(route.folder))
        expect(head.keywords?.length, where).toBeGreaterThan(10);
      expect(head.robots, where).toBe('all');
      const [en = '', id = ''] = LOCALES.map((one) => canonicalUrl(canonical, one));
      expect(head.canonical, where).toBe(locale === 'id' ? id : en);
      expect(head.alternates, where).toEqual([en, id, en]);
      images.add(new URL(head.image ?? '').pathname);
      // The facts in it: tests/unit/build/structured-data.test.ts.
      const types = head.data.map((data) => data['@type']);
      expect(types, where).toEqual(
        expect.arrayContaining(['LocalBusiness', ...(route.folder === 'faq' ? ['FAQPage'] : [])]),
      );
      // The examples are nobody's praise.
      expect(JSON.stringify(head.data), where).not.toMatch(/rating|review/i);
      if (route.layout === 'desktop') titles.add(`${locale} ${head.title}`);
    }
  }
  expect(titles.size).toBe(2 * routes.filter((route) => route.layout === 'desktop').length);
  for (const image of images)
    expect((await request.get(image)).headers()['content-type'], image).toBe('image/jpeg');
});

test('a visitor’s title and canonical address follow navigation', async ({ page, request }) => {
  await page.goto('/blog');
  await waitForHydration(page);
  const followed = (html: string) => {
    const { title, canonical, robots } = readHead(html);
    return { lang: /<html lang="(\w+)"/.exec(html)?.[1], title, canonical, robots };
  };
  const shown = () => page.evaluate(() => document.documentElement.outerHTML).then(followed);
  const served = async (path: string, locale: Locale) =>
    followed((await serve(request, path, locale)).html);
  const change = () => page.locator('[data-locale-switch]').click();
  const list = await shown();
  for (const path of [`/blog/${bilingualPost.slug}`, '/faq']) {
    await clickLink(page, path);
    await expect.poll(shown, path).toEqual(await served(path, 'en'));
    await change();
    await expect.poll(shown, path).toEqual(await served(path, 'id'));
    await change();
  }
  await page.goBack();
  await clickLink(page, '/blog');
  await expect.poll(shown).toEqual(list);
});

test('a search engine finds an alias’s canonical URL and the manifest', async ({ request }) => {
  const alias = readHead((await serve(request, '/about-us', 'en')).html);
  expect(alias.canonical).toBe(`${studio.origin}/who-we-are`);
  const payload = async (path: string) => (await request.get(`${path}/_payload.json`)).text();
  expect(await payload('/about-us')).toBe(await payload('/who-we-are'));
  const manifestOf = async (path: string, locale: Locale) => {
    const { html } = await serve(request, path, locale);
    const link = /<link rel="manifest" href="([^"]*)"\/><\/noscript>/.exec(html)?.[1] ?? '';
    return (await (await request.get(link)).json()) as {
      lang: string;
      description: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
  };
  const manifest = await manifestOf('/', 'en');
  const indonesian = await manifestOf('/id', 'id');
  expect([manifest.lang, indonesian.lang]).toEqual(['en', 'id']);
  expect(indonesian.description).not.toBe(manifest.description);
  expect(manifest.start_url).toBe('/m/home');
  for (const { src, type } of [...manifest.icons, { src: '/favicon.ico', type: 'image/' }])
    expect((await request.get(src)).headers()['content-type'], src).toContain(type);
});

/** How large a picture WhatsApp takes, in bytes; LinkedIn and X take more. */
const LARGEST_PICTURE = 600_000;

// Title, description and address: tests/functions/content/pages.test.ts.
test('WhatsApp, LinkedIn and X find a large picture of what is shared', async ({ request }) => {
  const project = seededEntries('portfolio').find(({ shown }) => shown.shared.cover)?.shown;
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(
    /Disallow: \/(?:blog|media|our)/,
  );
  for (const path of [`/blog/${bilingualPost.slug}`, `/our-portofolio/${project?.shared.slug}`]) {
    const response = await request.get(path, { headers: { 'accept-language': '' } });
    // They read no more than the beginning.
    const html = (await response.text()).slice(0, 100_000);
    const read = (name: string) => new RegExp(`="${name}" content="([^"]*)`).exec(html)?.[1] ?? '';
    expect(read('twitter:card'), path).toBe('summary_large_image');
    const image = new URL(read('og:image'));
    expect(image.origin, path).toBe(studio.origin);
    const picture = await request.get(image.pathname);
    expect(picture.headers()['content-type'], path).toBe('image/jpeg');
    const bytes = await picture.body();
    expect(bytes.length, path).toBeLessThan(LARGEST_PICTURE);
    const { width, height } = await sharp(bytes).metadata();
    expect({ width, height }, path).toEqual(SOCIAL_IMAGE);
    const named = [read('og:image:width'), read('og:image:height')].map(Number);
    expect(named, path).toEqual([width, height]);
  }
});

test('a reader shares the address in their language, or copies it', async ({ page, context }) => {
  const path = `/blog/${bilingualPost.slug}`;
  const { share, copied } = blog.id.post;
  const button = page.getByRole('button', { name: share });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/id${path}`);
  await waitForHydration(page);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await button.click();
  await expect(page.getByText(copied)).toBeVisible();
  const address = `${studio.origin}/id${path}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void (document.body.dataset['shared'] = data.url),
    });
  });
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', address);
});
