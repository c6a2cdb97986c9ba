import { routes } from '../../web/src/routes.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { studio } from '../../web/src/studio/studio.ts';
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
      expect(
        page.data.map((data) => data['@type']),
        where,
      ).toContain('Organization');
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

test('FAQ, breadcrumbs and posts have structured data', async ({ request }) => {
  const faq = (await head(request, '/faq', 'en')).data;
  expect(faq.map((data) => data['@type'])).toEqual(['Organization', 'BreadcrumbList', 'FAQPage']);
  expect(faq[2]).toHaveProperty('mainEntity.length', 10);
  const { items } = await (await request.get('/api/content/blog')).json();
  const { slug } = (items as { slug: string; cover: object | null; texts: object }[]).find(
    (item) => Object.keys(item.texts).length === 2 && item.cover !== null,
  )!;
  const post = await head(request, `/blog/${slug}`, 'en');
  expect(post.data.map((data) => data['@type'])).toContain('BlogPosting');
  expect(post.canonical).toBe(`${studio.origin}/blog/${slug}`);
  expect(post.image).toMatch(/\/media\/[\w-]+\/shared\.jpg$/);
  const image = await request.get(new URL(post.image ?? '').pathname);
  expect(image.headers()['content-type']).toBe('image/jpeg');
});

test('the head follows navigation and the switch of language as a crawler would read it', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const shown = () =>
    page.evaluate(() => {
      const all = (selector: string, attribute: string) =>
        [...document.head.querySelectorAll(selector)].map((each) => each.getAttribute(attribute));
      return {
        title: document.title,
        keywords: all('meta[name=keywords]', 'content'),
        canonical: all('link[rel=canonical]', 'href')[0],
        alternates: all('link[rel=alternate][hreflang]', 'href'),
        image: all('meta[property="og:image"]', 'content')[0],
        data: [...document.querySelectorAll('script[type$=json]')].map(
          (script) => JSON.parse(script.textContent) as object,
        ),
      };
    });
  const served = async (locale: string) => {
    const { title, keywords, canonical, alternates, image, data } = await head(
      request,
      '/faq',
      locale,
    );
    return { title, keywords: [keywords], canonical, alternates, image, data };
  };
  await clickLink(page, '/faq');
  await expect.poll(shown).toEqual(await served('en'));
  await page.locator('[data-locale-switch]').click();
  await expect.poll(shown).toEqual(await served('id'));
});

test('the head of a post that the app shows is that of its own page, and the list’s is back after it', async ({
  page,
  request,
}) => {
  await replaceImages(page);
  await page.goto('/blog');
  await waitForHydration(page);
  const shown = () => page.evaluate(() => document.documentElement.outerHTML).then(readHead);
  const { items } = await (await request.get('/api/content/blog')).json();
  const { slug } = (items as { slug: string; cover: object | null; texts: object }[]).find(
    (item) => Object.keys(item.texts).length === 2 && item.cover !== null,
  )!;
  const ownPage = async (locale: string) =>
    readHead((await head(request, `/blog/${slug}`, locale)).html);
  const list = await shown();
  await clickLink(page, `/blog/${slug}`);
  await expect.poll(shown).toEqual(await ownPage('en'));
  await page.locator('[data-locale-switch]').click();
  await expect.poll(shown).toEqual(await ownPage('id'));
  await page.locator('[data-locale-switch]').click();
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect.poll(shown).toEqual(list);
});

test('an alias serves the page with its canonical URL, and its payload', async ({ request }) => {
  const alias = await head(request, '/about-us', 'en');
  expect(alias.canonical).toBe(`${studio.origin}/who-we-are`);
  const payload = async (path: string) => (await request.get(`${path}/_payload.json`)).text();
  expect(await payload('/about-us')).toBe(await payload('/who-we-are'));
});

test('the sitemap lists every public page in each language, with alternates', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map((match) => match[1]);
  for (const row of rows.filter(({ area }) => area === 'public')) {
    expect(listed).toContain(studio.origin + row.path);
    expect(listed).toContain(`${studio.origin}${row.path}?hl=id`);
  }
  expect(listed.filter((address) => address?.includes('/blog/')).length).toBeGreaterThan(5);
  expect(listed.filter((address) => /\/(admin|login|account|m)(\/|$)/.test(address ?? ''))).toEqual(
    [],
  );
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${studio.origin}/sitemap.xml`,
  );
});

test('the web manifest starts the installed app, and its icons exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.start_url).toBe('/m/home');
  for (const icon of manifest.icons as { src: string; type: string }[]) {
    const response = await request.get(icon.src);
    expect(response.headers()['content-type'], icon.src).toContain(icon.type);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});
