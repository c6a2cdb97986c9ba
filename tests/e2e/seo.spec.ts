import { routes } from '../../web/src/routes.ts';
import type { RouteRow } from '../../web/src/routes.ts';
import { messages as faqMessages } from '../../web/src/pages/faq/messages.ts';
import { studioAddress } from '../../web/src/studio/address.ts';
import { studio, workingHours } from '../../web/src/studio/studio.ts';
import { layoutMessages } from '../../web/src/ui/layout-messages.ts';
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
      (text) => JSON.parse(text) as { '@type': string; '@id'?: string },
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
      ).toContain('LocalBusiness');
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

test('structured data has the facts of the studio, of the questions and of posts, in the page’s language', async ({
  request,
}) => {
  const { items } = await (await request.get('/api/content/blog')).json();
  const { slug } = (items as { slug: string; cover: object | null; texts: object }[]).find(
    (item) => Object.keys(item.texts).length === 2 && item.cover !== null,
  )!;
  const { item: post } = await (await request.get(`/api/content/blog?post=${slug}`)).json();
  for (const locale of ['en', 'id'] as const) {
    const suffix = locale === 'id' ? '?hl=id' : '';
    const home = await head(request, '/', locale);
    expect(home.data).toEqual([
      expect.objectContaining({
        '@context': 'https://schema.org',
        '@type': 'LocalBusiness',
        name: studio.name,
        telephone: studio.phone,
        address: {
          '@type': 'PostalAddress',
          streetAddress: studioAddress?.street,
          addressLocality: studioAddress?.locality,
          postalCode: studioAddress?.postalCode,
          addressCountry: studioAddress?.country,
        },
        areaServed: [{ '@type': 'Country', name: 'Indonesia' }],
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: `0${workingHours.opens}:00`,
          closes: `${workingHours.closes}:00`,
        },
        sameAs: studio.social.map(({ href }) => href),
      }),
    ]);
    const faq = await head(request, '/faq', locale);
    const { nav } = layoutMessages[locale];
    expect(faq.data.slice(1)).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: nav.home, item: `${studio.origin}/${suffix}` },
          {
            '@type': 'ListItem',
            position: 2,
            name: nav.faq,
            item: `${studio.origin}/faq${suffix}`,
          },
        ],
      }),
      expect.objectContaining({
        '@type': 'FAQPage',
        inLanguage: locale,
        mainEntity: faqMessages[locale].entries.map(({ q, a }) => ({
          '@type': 'Question',
          name: q,
          acceptedAnswer: { '@type': 'Answer', text: a },
        })),
      }),
    ]);
    const article = await head(request, `/blog/${slug}`, locale);
    const { title, summary, publish_at, changed_at = publish_at } = post.texts[locale];
    const own = `${studio.origin}/blog/${slug}${suffix}`;
    expect(article.data.slice(1)).toMatchObject([
      { itemListElement: [{}, { name: nav.blog }, { position: 3, name: title, item: own }] },
      {
        '@type': 'BlogPosting',
        headline: title,
        description: summary,
        datePublished: publish_at,
        dateModified: changed_at,
        inLanguage: locale,
        image: article.image,
        mainEntityOfPage: own,
        author: { '@id': home.data[0]?.['@id'] },
        publisher: { '@id': home.data[0]?.['@id'] },
      },
    ]);
    expect(article.canonical).toBe(own);
    expect(article.image).toMatch(/\/media\/[\w-]+\/shared\.jpg$/);
    const image = await request.get(new URL(article.image ?? '').pathname);
    expect(image.headers()['content-type']).toBe('image/jpeg');
    // The examples are nobody's praise.
    for (const { data } of [home, faq, article, await head(request, '/testimonial', locale)]) {
      expect(JSON.stringify(data)).not.toMatch(/rating|review/i);
    }
  }
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
