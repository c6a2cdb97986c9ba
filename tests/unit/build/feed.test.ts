import { expect, test } from 'vitest';
import { type PublicPost, CONTENT_PAGE_SIZE } from '#model/content/answers.ts';
import { atomFeed } from '#site/render/seo/feed.ts';
import { describeFounders } from '#studio/founders.ts';
import { inEachLocale } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

const founders = describeFounders('en');
const blog = 'Notes & more';
const text = {
  title: 'Less < "more" & \u0000\uD800 😀',
  summary: 'S',
  html: '<p>A &amp; B]]></p>',
  publish_at: '2026-01-01T00:00:00.000Z',
  changed_at: '2026-02-01T00:00:00.000Z',
};
const postWith = (changed: Partial<typeof text> = {}): PublicPost => ({
  key: 'e1',
  slug: 'a-post',
  cover: null,
  author: 'studio',
  texts: inEachLocale(() => ({ ...text, ...changed })),
});
const post = postWith();

test('texts are escaped, and characters that XML does not allow are left out', () => {
  const feed = atomFeed(blog, [post], 'en', founders);
  expect(feed).toContain('<subtitle>Notes &amp; more</subtitle>');
  expect(feed).toContain('<title>Less &lt; &quot;more&quot; &amp; \uFFFD 😀</title>');
  expect(feed).toContain('<content type="html">&lt;p&gt;A &amp;amp; B]]&gt;&lt;/p&gt;</content>');
});

test('an id is that of the entry and its language; a feed is as new as its latest change', () => {
  const older = { ...postWith({ changed_at: '2026-01-15T00:00:00.000Z' }), key: 'e2' };
  const feed = atomFeed(blog, [older, post], 'id', founders);
  expect(feed).toContain(`<id>tag:${studio.domain},2025:e1/id</id>`);
  expect(feed).toContain(`href="${studio.origin}/id/blog/a-post"`);
  expect(/<\/subtitle>[^]*?<updated>(.*?)</.exec(feed)?.[1]).toBe(text.changed_at);
  expect(atomFeed(blog, [], 'en', founders)).toMatch(/<updated>\d{4}-\d\d-\d\dT/);
});

test('a feed has the newest posts in its language; those in the other push none out', () => {
  const english = Array.from({ length: CONTENT_PAGE_SIZE + 1 }, (_, index) => {
    return { ...post, slug: `english-${index}`, texts: { en: text } };
  });
  const all = [...english, { ...post, texts: { id: text } }];
  const slugsIn = (locale: 'en' | 'id') =>
    [...atomFeed(blog, all, locale, founders).matchAll(/\/blog\/([\w-]+)"/g)].map(
      ([, slug]) => slug,
    );
  expect(slugsIn('id')).toEqual(['a-post']);
  expect(slugsIn('en')).toEqual(english.slice(0, CONTENT_PAGE_SIZE).map(({ slug }) => slug));
});

test('links and pictures have whole addresses', () => {
  const html =
    '<a href="/faq">F</a><a href="#part">P</a><a href="//a.example">A</a><a href="https://b.example/x">B</a>' +
    '<img src="/media/a.jpg" srcset="/media/a-400.jpg 400w, /media/a.jpg 800w"><p>href="/faq"</p>';
  const feed = atomFeed(blog, [postWith({ html })], 'id', founders);
  const content = /<content[^>]*>(.*)<\/content>/.exec(feed)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const { origin } = studio;
  expect(content.match(/(?<=(?:href|src|srcset)=")[^"]*/g)).toEqual([
    `${origin}/id/faq`,
    `${origin}/id/blog/a-post#part`,
    '//a.example',
    'https://b.example/x',
    `${origin}/media/a.jpg`,
    `${origin}/media/a-400.jpg 400w, ${origin}/media/a.jpg 800w`,
    '/faq',
  ]);
});
