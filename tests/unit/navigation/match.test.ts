import { expect, test } from 'vitest';
import { localizedLinks, visitorHref } from '#site/features/navigation/href.ts';
import { matchPath } from '#site/features/navigation/match.ts';
import { routes } from '#site/routes.ts';
import { studio } from '#studio/studio.ts';

test('every route and every alias is found, with or without a trailing slash', () => {
  for (const route of routes) {
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      expect(matchPath(path)).toBe(route);
      expect(matchPath(`${path}/`)).toBe(route);
    }
  }
});

test('posts and projects have routes of their own', () => {
  expect(matchPath('/blog')?.name).toBe('blog');
  expect(matchPath('/blog/one-page-brief')?.name).toBe('post');
  expect(matchPath('/our-portofolio/a-shop')?.name).toBe('project');
});

test.each(['/FAQ', '/faq/more', '/blog/a/b', '/blog/..%2f', '/constructor'])(
  '%j is no page',
  (path) => {
    expect(matchPath(path)).toBeNull();
  },
);

test('routes have twins of the other layout', () => {
  for (const { layout, twin } of routes) {
    if (!twin) continue;
    expect(matchPath(twin)?.layout).toBe(layout === 'mobile' ? 'desktop' : 'mobile');
  }
});

test.each([
  ['/faq', true, '/m/faq'],
  ['/faq?x=1#y', true, '/m/faq?x=1#y'],
  ['/about-us', true, '/m/who-we-are'],
  ['/blog/a', true, '/blog/a'],
  ['/m/faq', false, '/faq'],
  ['/m/who-we-are-section/design', false, '/who-we-are#design'],
  ['/m/who-we-are-section/design#a', false, '/who-we-are#a'],
  ['/nope', true, '/nope'],
])('%s with phone=%s leads to %s', (href, phone, expected) => {
  expect(visitorHref(href, null, phone)).toBe(expected);
});

test.each([
  ['/', 'id', '/id'],
  ['/faq?x=1#y', 'id', '/id/m/faq?x=1#y'],
  ['/en/faq', 'id', '/id/m/faq'],
  ['/blog/a', 'en', '/en/blog/a'],
  ['/terms', 'id', '/id/terms'],
  ['/id/terms', null, '/terms'],
  ['/admin/pages', 'id', '/admin/pages'],
  ['/blog/feed-id.xml', 'id', '/blog/feed-id.xml'],
] as const)('%s on a phone is in %s: %s', (href, locale, expected) => {
  expect(visitorHref(href, locale, true).replace(/\/m\/home$/, '')).toBe(expected);
});

test('links in published HTML lead to pages in the language of the text, others stay', () => {
  const html = (site: string) =>
    `<a href="${site}/faq">F</a> <a href="${studio.origin}.example/faq">O</a> <a href="#a">A</a>`;
  const localized = html('').replace('/faq', '/id/faq');
  expect(localizedLinks(html(''), 'id')).toBe(localized);
  expect(localizedLinks(html(studio.origin), 'id')).toBe(localized);
});
