import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { CONTENT_PAGE } from '#model/content/answers.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { routes } from '#site/routes.ts';
import { LOCALES, localizedPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { storePublication } from '../support/content.ts';
import { releasedFiles } from '../support/released-files.ts';

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
  const sitemap = (await releasedFiles())('/sitemap.xml');
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
  const fileAt = await releasedFiles();
  const feed = fileAt('/blog/feed-id.xml');
  expect(feed).toContain(`/id/blog/${mine}`);
  expect(feed).toContain(`:${mine}/id</id>`);
  expect(feed).toContain('<content type="html">&lt;p&gt;Text&lt;/p&gt;</content>');
  expect(feed).not.toContain(`${mine}-later`);
  expect(fileAt('/blog/feed-en.xml')).toContain(`/blog/${mine}-later"`);
  expect(fileAt('/blog/feed-en.xml')).not.toContain(`/blog/${mine}"`);
});

test('newer posts in one language push none out of the feed of the other', async () => {
  await storePublication('blog', 'mine', { id: Date.now() - DAY_MS });
  for (let index = 0; index <= CONTENT_PAGE; index++) {
    await storePublication('blog', `english-${index}`, { en: Date.now() - index });
  }
  expect((await releasedFiles())('/blog/feed-id.xml')).toContain('/id/blog/mine');
});
