import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { CONTENT_PAGE } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { routes } from '#site/routes.ts';
import { LOCALES, localizedPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { countReads } from '../../count-reads.ts';
import { storePublication } from '../support/content.ts';
import { open } from '../support/requests.ts';

const post = 'post';

beforeAll(async () => {
  const live = { en: Date.now() - DAY_MS, id: Date.now() - DAY_MS };
  await storePublication('blog', post, live, { slugs: ['moved'] });
  await storePublication('blog', 'withdrawn', {});
  await storePublication('blog', 'old', { id: Date.UTC(2001, 0, 1) });
});

test('the sitemap has every public page and all posts, each in its languages', async () => {
  const robots = await readFile(new URL('../../../web/dist/robots.txt', import.meta.url), 'utf8');
  expect(robots).toContain(`Sitemap: ${studio.origin}/sitemap.xml\n`);
  const response = await open('/sitemap.xml');
  const sitemap = await response.text();
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  for (const address of [`/blog/${post}`, `/id/blog/${post}`, '/id/blog/old']) {
    expect(sitemap).toContain(`<loc>${studio.origin}${address}</loc>`);
  }
  for (const { path } of routes.filter(({ layout }) => layout === 'desktop')) {
    for (const locale of LOCALES)
      expect(sitemap).toContain(`<loc>${studio.origin}${localizedPath(path, locale)}</loc>`);
  }
  expect(sitemap).not.toMatch(/moved|withdrawn|(?<!\/id)\/blog\/old</);
  expect(sitemap).not.toMatch(/<loc>[^<]*\/(?:admin|login|account|m)[/<?]/);
});

test('a feed has the full text of the posts in its language, and no others', async () => {
  const mine = 'feed';
  await storePublication('blog', mine, { id: Date.now() - 1000 });
  await storePublication('blog', `${mine}-later`, { en: Date.now() - 1000 });
  const feedOf = async (locale: string) => (await open(`/blog/feed-${locale}.xml`)).text();
  expect(await feedOf('id')).toContain(`/id/blog/${mine}`);
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

test('newer posts in one language push none out of the feed of the other', async () => {
  await storePublication('blog', 'mine', { id: Date.now() - DAY_MS });
  for (let index = 0; index <= CONTENT_PAGE; index++) {
    await storePublication('blog', `english-${index}`, { en: Date.now() - index });
  }
  expect(await (await open('/blog/feed-id.xml')).text()).toContain('/id/blog/mine');
});

test('the sitemap costs a read per list, of the words and of the facts, however much is stored', async () => {
  const reads = await countReads(async () => {
    expect((await open('/sitemap.xml')).status).toBe(200);
  });
  expect(reads).toBe(4);
});

test.each(['/sitemap.xml', '/blog/feed-en.xml', '/blog/feed-id.xml'])(
  '%s with a query leads to the one without, without a read',
  async (path) => {
    const reads = await countReads(async () => {
      const response = await open(`${path}?v=1`);
      expect([response.status, response.headers.get('location')]).toEqual([301, path]);
    });
    expect(reads).toBe(0);
  },
);
