import { beforeAll, expect, test, vi } from 'vitest';
import { CONTENT_PAGE_SIZE } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { routes } from '#site/routes.ts';
import { LOCALES, localizedPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { group } from '../../../functions/src/http/group.ts';
import { json } from '../../../functions/src/http/http-response.ts';
import { requestedLocale } from '../../../functions/src/pages/html-page.ts';
import { storeEntry, storePublication } from '../support/content.ts';
import { publish, sendCommand as command } from '../support/publishing.ts';
import { releasedFiles } from '../support/released-files.ts';
import { open, serving } from '../support/requests.ts';

const post = 'post';
const withdrawn = 'withdrawn';

beforeAll(async () => {
  const yesterday = Date.now() - DAY_MS;
  await storePublication('blog', post, { en: yesterday, id: yesterday });
  await storePublication('blog', withdrawn, {});
});

test('a post’s page has its text and its head, without scripting', async () => {
  const response = await open(`/blog/${post}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/^<!doctype html><html lang="en"/);
  expect(html).toContain('<p>Text</p>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  // The app would miss its payload.
  expect(html).toContain('data-entry=""');
});

test('every post has one address, in the sitemap, the feeds and its own page', async () => {
  const only = 'only';
  await storePublication('blog', only, { id: Date.now() - DAY_MS });
  const fileAt = await releasedFiles();
  const found = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, address = '']) => address);
  const postsIn = (text: string) =>
    found(text, new RegExp(`${studio.origin}((?:/id)?/blog/[a-z0-9-]+)["<]`, 'g'));
  const sitemap = found(fileAt('/sitemap.xml'), /<loc>(.*?)<\/loc>/g);
  const pages = routes.filter(({ layout }) => layout === 'desktop');
  for (const { path } of pages)
    for (const locale of LOCALES)
      expect(sitemap).toContain(studio.origin + localizedPath(path, locale));
  expect(sitemap.join('<')).not.toMatch(/withdrawn|\/(?:admin|login|account|m)[/<]/);
  const listed = postsIn(sitemap.map((address) => `${address}<`).join('\n'));
  expect(listed).toEqual(expect.arrayContaining([`/blog/${post}`, `/id/blog/${post}`]));
  expect(listed.filter((address) => address.includes(only))).toEqual([`/id/blog/${only}`]);
  for (const address of listed) {
    const html = fileAt(address);
    const own = studio.origin + address;
    expect(found(html, /<meta property="og:url" content="(.*?)"/g), address).toEqual([own]);
    expect(found(html, /"mainEntityOfPage":"(.*?)"/g), address).toEqual([own]);
    const title = `${found(html, /<h1[^>]*>(.*?)<\/h1>/g)[0]} | ${studio.name}`;
    expect(found(html, /<meta property="og:title" content="(.*?)"/g), address).toEqual([title]);
    expect(found(html, /<title>(.*?)<\/title>/g), address).toEqual([title]);
    const described = /<meta property="og:(?:image|description)" content="(.+?)"/g;
    expect(found(html, described), address).toHaveLength(2);
  }
  for (const locale of ['en', 'id']) {
    const addresses = postsIn(fileAt(`/blog/feed-${locale}.xml`));
    expect(addresses.filter((address) => !listed.includes(address))).toEqual([]);
    expect(addresses).toContain(`${locale === 'id' ? '/id' : ''}/blog/${post}`);
  }
  // Not to be read in English: the page says so, and names the address where it can be read.
  expect(fileAt(`/blog/${only}`)).toContain(
    `<link rel="canonical" href="${studio.origin}/id/blog/${only}"`,
  );
});

test.each([
  ['', 'id', 'id'],
  ['', 'en, id;q=0.9', 'en'],
  ['/id', 'en', 'id'],
  ['/en', 'id', 'en'],
])('%s/blog/post is for a browser in "%s" in %s', async (below, own, locale) => {
  const response = await open(`${below}/blog/${post}?hl=fr`, { 'accept-language': own });
  expect(await response.text()).toContain(`<html lang="${locale}"`);
});

test.each([
  ['', '', 'en'],
  ['', 'en;q=0.5, id;q=0.9', 'id'],
  ['', 'id;q=0', 'en'],
  ['?hl=id', 'en', 'id'],
  ['?hl=fr', 'id', 'id'],
])(
  'a page of one address is for "%s" and Accept-Language "%s" in %s',
  async (query, own, locale) => {
    const chosen = group('locale', (app) => app.get('*', (c) => json(200, requestedLocale(c))));
    const headers = { 'accept-language': own };
    const answer = await serving(chosen, (origin) => fetch(origin + query, { headers }));
    expect(await answer.json()).toBe(locale);
  },
);

test.each(
  [withdrawn, 'A', 'a/b', '%00', 'x'.repeat(200)].flatMap((slug) => [
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
  const payload = await open(`${list}/${slug}/_payload.json`);
  for (const { headers } of [response, payload])
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
});

test.each([`/blog/%70ost`, '/blog/post%5D.', '/blog/post/)', '/id/Blog/post', '/EN/blog/post'])(
  '%s leads to the post, with its query',
  async (path) => {
    const response = await open(`${path}?utm_source=wa&hl=id`);
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `${/^\/(?:id|en)(?=\/)/i.exec(path)?.[0].toLowerCase() ?? ''}/blog/${post}?utm_source=wa&hl=id`,
    ]);
  },
);

test.each([
  ['/Services.', '/services'],
  ['/ID/services', '/id/services'],
  ['/ID', '/id'],
  ['/Terms', '/terms'],
  ['/our-portfolio', '/our-portofolio'],
  ['/id/our-portfolio/x', '/id/our-portofolio'],
])('%s leads to %s, with its query', async (from, to) => {
  vi.stubEnv('ROUTE_PATHS', '["/","/services","/terms"]');
  const query = '?hl=id&utm_source=wa&utm_campaign=a%20b';
  expect((await open(from + query)).headers.get('location')).toBe(to + query);
});

test('a password manager is led to the page that changes a password', async () => {
  const response = await open('/.well-known/change-password');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/account']);
});

test.each([
  ['/nowhere?x=1', 'en', 'Page not found: /nowhere<'],
  ['/tidak/ada', 'id', 'Halaman tidak ditemukan: /tidak/ada<'],
  ['/id/tidak/ada', 'en', 'Halaman tidak ditemukan: /tidak/ada<'],
  ['/en/nowhere', 'id', 'Page not found: /nowhere<'],
  ['/id/en/faq', 'en', 'Halaman tidak ditemukan: /en/faq<'],
  ['/id/api/content/blog', 'en', 'Halaman tidak ditemukan: /api/content/blog<'],
  [`/&amp;"'%3Cb%3E$&`, 'en', `Page not found: /&amp;amp;%22'%3Cb%3E$&amp;<`],
])('the 404 page of %s in %s names the path', async (path, locale, named) => {
  const response = await open(path, { 'accept-language': locale });
  expect(response.status).toBe(404);
  expect((await response.text()).replaceAll('&#x27;', "'")).toContain(named);
});

test('pages of the list are full, numbered from the oldest, and leave no older post out', async () => {
  const time = Date.now() - DAY_MS / 2;
  const numbers = Array.from({ length: 3 * CONTENT_PAGE_SIZE }, (_, index) => index);
  await Promise.all(
    numbers.map((index) => storePublication('blog', `many-${index}`, { id: time })),
  );
  const fileAt = await releasedFiles();
  const seen: string[] = [];
  let page = 0;
  for (let html = fileAt('/blog/page/1'); html !== ''; html = fileAt(`/blog/page/${page + 1}`)) {
    page += 1;
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html.includes(`href="/blog/page/${page - 1}"`)).toBe(page > 1);
    const posts = [...html.matchAll(/<h2><a[^>]* href="\/blog\/([\w-]+)"/g)];
    expect(posts).toHaveLength(CONTENT_PAGE_SIZE);
    seen.push(...posts.map(([, slug = '']) => slug));
  }
  expect(page).toBeGreaterThanOrEqual(2);
  expect(new Set(seen).size).toBe(seen.length);
  for (const path of ['/blog/page/0', '/blog/page/01', '/blog/page/99999', '/blog/page'])
    expect((await open(path)).status, path).toBe(404);
});

test('a post is there in the second of its publication, and gone in that of its withdrawal', async () => {
  const entry = 'sudden';
  const opened = async () => (await open(`/blog/${entry}`)).status;
  await storeEntry('blog', entry);
  expect(await opened()).toBe(404);
  await publish('blog', entry);
  expect(await opened()).toBe(200);
  await command({ command: 'withdraw', type: 'blog', entry, locale: 'en' });
  expect(await opened()).toBe(404);
});
