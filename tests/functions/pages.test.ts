import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationCollection } from '../../functions/src/firestore.ts';
import { CONTENT_PAGE } from '../../model/content/answers.ts';
import { pageLocale } from '../../functions/src/pages/page-locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { ownTitle } from '../../web/src/pages/page-title.ts';
import { routes } from '../../web/src/routes.ts';
import { studio } from '../../web/src/studio/studio.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { postAs, tokenOf } from './admin-call.ts';
import {
  deleteMarked,
  publishRequest,
  save,
  storeEntry,
  storePublication,
} from './support/content.ts';
import { send } from './support/requests.ts';

const MARK = randomUUID().slice(0, 8);
const post = `post-${MARK}`;
const moved = `moved-${MARK}`;
const withdrawn = `withdrawn-${MARK}`;

beforeAll(async () => {
  const yesterday = Date.now() - DAY_MS;
  await storePublication('blog', post, { en: yesterday, id: yesterday }, { addresses: [moved] });
  await storePublication('blog', withdrawn, {});
});

afterAll(() => deleteMarked(MARK));

const open = (path: string, headers: Record<string, string> = {}) =>
  send(path, { headers: { 'accept-language': 'en', ...headers } });

test('a post’s page has its text and its head, without scripting', async () => {
  const response = await open(`/blog/${post}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain(`<title>${post} | ${studio.name}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${studio.origin}/blog/${post}"`);
  expect(html).toContain('"@type":"BlogPosting"');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
});

test('every link to WhatsApp carries a text that names the page or the post, in its language', async () => {
  for (const path of ['/', '/services', '/m/home', '/m/contact-us', `/blog/${post}`]) {
    for (const locale of LOCALES) {
      const cookie = `__session=${locale}; firebase-language-override=${locale}`;
      const html = await (await open(path, { cookie })).text();
      const title = ownTitle(/<title>([^<]*)/.exec(html)?.[1] ?? '');
      const links = [...html.matchAll(/href="(https:\/\/wa\.me[^"]*)"/g)];
      expect(links.length, path).toBeGreaterThan(0);
      for (const [, href = ''] of links) {
        const text = new URL(href.replaceAll('&amp;', '&')).searchParams.get('text') ?? '';
        expect(text, path).toMatch(locale === 'en' ? /^Hello / : /^Halo /);
        // What confirms that a message was sent, hidden until then, names the message in place of the page.
        if (/sent you a message|mengirim pesan/.test(text)) continue;
        expect(text.toLowerCase(), path).toContain(`“${title.toLowerCase()}”`);
      }
    }
  }
});

test('every post has one address, in the list, the sitemap, the feeds and its own page', async () => {
  const only = `only-${MARK}`;
  await storePublication('blog', only, { id: Date.now() - DAY_MS });
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, address = '']) => address);
  const postsIn = (text: string) =>
    found(text, new RegExp(`${studio.origin}(/blog/[a-z0-9-]+(?:\\?hl=id)?)["<]`, 'g'));
  expect(await (await open('/sitemap.xml')).text()).toContain(`/blog/${only}?hl=id</loc>`);
  const sitemap = found(await (await open('/sitemap.xml')).text(), /<loc>(.*?)<\/loc>/g);
  const listed = postsIn(sitemap.map((address) => `${address}<`).join('\n'));
  expect(listed).toEqual(expect.arrayContaining([`/blog/${post}`, `/blog/${post}?hl=id`]));
  expect(listed.filter((address) => address.includes(only))).toEqual([`/blog/${only}?hl=id`]);
  for (const address of listed) {
    const html = await (await open(address)).text();
    const own = studio.origin + address;
    expect(found(html, /<link rel="canonical" href="(.*?)"/g), address).toEqual([own]);
    expect(found(html, /<meta property="og:url" content="(.*?)"/g), address).toEqual([own]);
    expect(found(html, /"mainEntityOfPage":"(.*?)"/g), address).toEqual([own]);
    const [title] = found(html, /<h1[^>]*>(.*?)<\/h1>/g);
    expect(found(html, /<meta property="og:title" content="(.*?)"/g), address).toEqual([
      `${title} | ${studio.name}`,
    ]);
    expect(found(html, /<title>(.*?)<\/title>/g), address).toEqual([`${title} | ${studio.name}`]);
    expect(found(html, /<meta property="og:(?:image|description)" content="(.+?)"/g)).toHaveLength(
      2,
    );
  }
  for (const locale of ['en', 'id']) {
    const addresses = postsIn(await (await open(`/blog/feed-${locale}.xml`)).text());
    expect(addresses.filter((address) => !listed.includes(address))).toEqual([]);
    expect(addresses).toContain(`/blog/${post}${locale === 'id' ? '?hl=id' : ''}`);
  }
  const list = await (await open('/blog/from/~latest')).text();
  const linked = found(list, /href="(\/blog\/[a-z0-9-]+)"/g);
  expect(linked).toContain(`/blog/${post}`);
  expect(linked.filter((path) => !listed.some((address) => address.startsWith(path)))).toEqual([]);
  // Not to be read in English: the page says so, and names the address where it can be read.
  const other = await (await open(`/blog/${only}`)).text();
  expect(found(other, /<link rel="canonical" href="(.*?)"/g)).toEqual([
    `${studio.origin}/blog/${only}?hl=id`,
  ]);
});

test('a project’s page has its story, its head and its client’s words while they are published', async () => {
  const slug = `told-${MARK}`;
  const client = `client-${MARK}`;
  const time = Date.now() - DAY_MS;
  const told = { situation: 'Paper <b>', decision: 'A web page', outcome: 'Nobody waits' };
  const figure = { figure: '45', unit: 'minutes less' };
  const texts = { title: slug, summary: 'Short.', ...told, ...figure };
  const link = 'https://work.example/';
  const screen = (width: number, height: number, caption: string) => {
    return { id: crypto.randomUUID(), width, height, alt: { en: caption, id: caption } };
  };
  const shared = {
    year: '2024',
    services: ['cloud' as const, 'apps' as const],
    testimonial: client,
    link,
    screens: [screen(720, 1440, 'Its number'), screen(1440, 900, 'The desk')],
  };
  await storePublication('portfolio', slug, { en: time }, { shared, texts, html: '<h3>How</h3>' });
  const read = async () => (await open(`/our-portofolio/${slug}`)).text();

  const response = await open(`/our-portofolio/${slug}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  const etag = response.headers.get('etag') ?? '';
  const again = await open(`/our-portofolio/${slug}`, { 'if-none-match': etag });
  expect(again.status).toBe(304);
  const headings = [...html.matchAll(/<h([1-6])[^>]*>([^<]*)<\/h/g)].map(
    ([, level, name]) => `${level} ${name}`,
  );
  expect(headings.slice(0, 7)).toEqual([
    `1 ${slug}`,
    '2 The situation',
    '2 What we decided',
    '2 What changed',
    '2 What it looks like',
    '2 The full story',
    '3 How',
  ]);
  for (const shown of ['Paper &lt;b&gt;', 'A web page', 'Nobody waits', '45', 'minutes less'])
    expect(html).toContain(shown);
  expect(html).toMatch(
    /<figure class="phone">.*<figcaption>Its number<.*<figure class="browser">.*<figcaption>The desk</s,
  );
  expect(html).toContain(`href="/contact-us?project=${slug}"`);
  expect(html).toMatch(/>2024<.*href="\/services#cloud".*href="\/services#apps"/s);
  expect(html).toContain('href="https://work.example/"');
  const own = `${studio.origin}/our-portofolio/${slug}`;
  expect(html).toContain(`<title>${slug} | ${studio.name}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${own}"`);
  expect(html).toContain('property="og:type" content="article"');
  expect(html).not.toContain('media="only screen and (max-width: 767px)"');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  expect(data.find((one) => one['@type'] === 'CreativeWork')).toMatchObject({
    name: slug,
    inLanguage: 'en',
    dateCreated: '2024',
    keywords: 'Cloud consulting, Custom apps',
    mainEntityOfPage: own,
    sameAs: link,
  });
  const steps = data.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'];
  expect((steps as { item: string }[]).map(({ item }) => item)).toEqual([
    `${studio.origin}/`,
    `${studio.origin}/our-portofolio`,
    own,
  ]);
  // Not to be read in Indonesian: the page says so.
  expect(await (await open(`/our-portofolio/${slug}?hl=id`)).text()).toContain(
    'Proyek ini belum tersedia dalam bahasa Indonesia.',
  );

  expect(html).not.toContain('What the client says');
  await storePublication('testimonials', client, { en: time });
  await expect.poll(read).toContain(`>Good, ${client}</blockquote>`);
  await publicationCollection('testimonials').doc(client).delete();
  await expect.poll(read).not.toContain(client);
});

test('the addresses of projects lead on, also from the first of three, and are in the sitemap', async () => {
  const [first = '', second = '', third = ''] = ['first', 'second', 'third'].map(
    (name) => `${name}-${MARK}`,
  );
  const entry = `work-${MARK}`;
  const token = await tokenOf('seed-admin');
  const act = (body: object) => postAs(token, '/api/admin/publishContent', body);
  await storeEntry('portfolio', entry, { shared: { slug: '' } });
  for (const slug of [first, second, third]) {
    await save('portfolio', entry, { 'draft.shared.slug': slug });
    expect((await act(await publishRequest('portfolio', entry, 'id'))).status).toBe(200);
  }
  for (const old of [first, second]) {
    const response = await open(`/our-portofolio/${old}?hl=id`);
    expect(response.status, old).toBe(301);
    expect(response.headers.get('location')).toBe(`/our-portofolio/${third}?hl=id`);
    const answer = await open(`/api/content/portfolio?project=${old}`);
    expect(answer.headers.get('location')).toBe(`/api/content/portfolio?project=${third}`);
  }
  const sitemap = async () => (await open('/sitemap.xml')).text();
  await expect.poll(sitemap).toContain(`<loc>${studio.origin}/our-portofolio/${third}?hl=id`);
  expect(await sitemap()).not.toMatch(new RegExp(`${first}|${second}|portofolio/${third}</loc>`));
  await act({ act: 'withdraw', kind: 'portfolio', entry, locale: 'id' });
  for (const gone of [first, second, third]) {
    const path = `/our-portofolio/${gone}`;
    await expect.poll(async () => (await open(path)).status).toBe(404);
  }
  await expect.poll(sitemap).not.toContain(third);
});

test('the language is that of the address, of the visitor’s choice or of the browser', async () => {
  const languageOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec(await (await open(path, headers)).text())?.[1];
  expect(await languageOf(`/blog/${post}`, { 'accept-language': 'id-ID,en;q=0.8' })).toBe('id');
  const chosen = { cookie: 'firebase-language-override=id; __session=id' };
  expect(await languageOf(`/blog/${post}`, chosen)).toBe('id');
  expect(await languageOf(`/blog/${post}?hl=en`, chosen)).toBe('en');
});

test.each([
  ['', '', 'en'],
  ['', 'fr,de', 'en'],
  ['', 'en;q=0.5, id;q=0.9', 'id'],
  ['', 'id;q=0', 'en'],
  ['x=1; __session=id', 'en', 'id'],
  ['__session=fr', 'id', 'id'],
])('the language for cookie "%s" and Accept-Language "%s" is %s', (cookie, accepted, locale) => {
  const header = (name: string) => ({ cookie, 'accept-language': accepted })[name] ?? '';
  expect(pageLocale({ query: new URLSearchParams(), header })).toBe(locale);
});

test('an old address leads on, in its language', async () => {
  const response = await open(`/blog/${moved}?hl=id`);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(`/blog/${post}?hl=id`);
});

test.each(
  [withdrawn, `never-${MARK}`, 'A', 'a/b', '%00', 'x'.repeat(200)].flatMap((slug) => [
    ['/blog', slug],
    ['/our-portofolio', slug],
  ]),
)('%s/%s is the 404 page', async (list, slug) => {
  const response = await open(`${list}/${slug}`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('data-page="not-found"');
  expect(html).toMatch(new RegExp(`<main[^]*<a[^>]* href="${list}"`));
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test.each([
  ['/nowhere?x=1', 'en', 'Page not found: /nowhere<'],
  ['/tidak/ada', 'id', 'Halaman tidak ditemukan: /tidak/ada<'],
  [`/&amp;"'%3Cb%3E$&`, 'en', `Page not found: /&amp;amp;%22'%3Cb%3E$&amp;<`],
  [`/blog/never-${MARK}`, 'en', `Page not found: /blog/never-${MARK}<`],
])('the 404 page of %s in %s names the path', async (path, locale, named) => {
  const response = await open(path, { 'accept-language': locale });
  expect(response.status).toBe(404);
  expect((await response.text()).replaceAll('&#x27;', "'")).toContain(named);
});

test('the sitemap has every public page and the posts, each in its languages', async () => {
  expect(await (await open('/sitemap.xml')).text()).toContain(
    `<loc>${studio.origin}/blog/${post}</loc>`,
  );
  const response = await open('/sitemap.xml');
  const sitemap = await response.text();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(sitemap).toContain(`<loc>${studio.origin}/blog/${post}?hl=id</loc>`);
  for (const { path } of routes.filter(({ area }) => area === 'public')) {
    expect(sitemap).toContain(`<loc>${studio.origin}${path}</loc>`);
  }
  expect(sitemap).not.toMatch(new RegExp(`${moved}|${withdrawn}`));
  expect(sitemap).not.toMatch(/<loc>[^<]*\/(?:admin|login|account|m)[/<?]/);
});

test('robots.txt names the sitemap and that of all posts, which has old ones too', async () => {
  const old = `old-${MARK}`;
  await storePublication('blog', old, { id: Date.UTC(2001, 0, 1) });
  const robots = await readFile(new URL('../../web/dist/robots.txt', import.meta.url), 'utf8');
  const path = '/blog/sitemap.xml';
  for (const listed of ['/sitemap.xml', path])
    expect(robots).toContain(`Sitemap: ${studio.origin}${listed}\n`);
  const response = await open(path);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one);
  // The oldest is the last.
  expect(listed.at(-1)).toBe(`${studio.origin}/blog/${old}?hl=id`);
  expect(listed).not.toContain(`${studio.origin}/blog/${old}`);
});

test('pages of the list lead to older posts and leave none out, without scripting', async () => {
  const numbers = Array.from({ length: CONTENT_PAGE + 5 }, (_, index) => index);
  const time = Date.now() - DAY_MS / 2;
  await Promise.all(
    numbers.map((index) => storePublication('blog', `many-${MARK}-${index}`, { id: time })),
  );
  const seen: string[] = [];
  let path: string | undefined = '/blog/from/~latest';
  for (let page = 0; path !== undefined && page < 20; page++) {
    const response = await open(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"');
    seen.push(...[...html.matchAll(/href="\/blog\/(many-[\w-]+)"/g)].map(([, slug = '']) => slug));
    const older = /href="(\/blog\/from\/[^"]+\/older)"/.exec(html)?.[1];
    path = older && ((await open(older)).headers.get('location') ?? '');
  }
  expect(new Set(seen).size).toBe(numbers.length);
  expect(seen).toHaveLength(numbers.length);
});

test.each([`/blog/from/${post}`, `/blog/from/1~${post}~${'a'.repeat(22)}`, '/blog/from/A/older'])(
  '%s, which no list names, is the 404 page',
  async (path) => {
    expect((await open(path)).status).toBe(404);
  },
);

test('a feed has the full text of the posts in its language, and nothing scheduled', async () => {
  const mine = `feed-${MARK}`;
  await storePublication('blog', mine, { id: Date.now() - 1000 });
  await storePublication('blog', `${mine}-later`, {
    en: Date.now() - 1000,
    id: Date.now() + DAY_MS,
  });
  const feedOf = async (locale: string) => (await open(`/blog/feed-${locale}.xml`)).text();
  expect(await feedOf('id')).toContain(`/blog/${mine}?hl=id`);
  const response = await open('/blog/feed-id.xml');
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await response.text();
  expect(feed).toContain(`:${mine}/id</id>`);
  expect(feed).toContain('<content type="html">&lt;p&gt;Text&lt;/p&gt;</content>');
  expect(feed).not.toContain(`${mine}-later`);
  expect(await feedOf('en')).toContain(`/blog/${mine}-later"`);
  expect(await feedOf('en')).not.toContain(`/blog/${mine}"`);
  expect((await open('/blog/feed-fr.xml')).status).toBe(404);
});
