import { expect, test } from 'vitest';
import { hrefForDevice } from '#site/features/navigation/device.ts';
import { matchPath } from '#site/features/navigation/match.ts';
import { type RouteRow, routes } from '#site/routes.ts';

const rows: readonly RouteRow[] = routes;

test('every row and every alias is found, with or without a trailing slash', () => {
  for (const row of rows) {
    for (const path of [row.path, ...(row.aliases ?? [])]) {
      expect(matchPath(path)).toBe(row);
      expect(matchPath(`${path}/`)).toBe(row);
    }
  }
});

test('the addresses of a post and of a project are of rows of their own', () => {
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

test('rows have unique names and paths, and twins that exist', () => {
  const paths = rows.flatMap((row) => [row.path, ...(row.aliases ?? [])]);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(rows.map((row) => row.name)).size).toBe(rows.length);
  for (const row of rows) {
    if (!row.twin) continue;
    const twin = matchPath(row.twin);
    expect(new Set([row.area, twin?.area])).toEqual(new Set(['mobile', 'public']));
  }
});

test.each([
  ['/faq', true, '/m/faq'],
  ['/faq?x=1#y', true, '/m/faq?x=1#y'],
  ['/about-us', true, '/m/who-we-are'],
  ['/blog/a', true, '/blog/a'],
  ['/m/faq', false, '/faq'],
  ['/m/who-we-are-section/design', false, '/who-we-are#design'],
  ['/nope', true, '/nope'],
])('%s with phone=%s leads to %s', (href, phone, expected) => {
  expect(hrefForDevice(href, phone)).toBe(expected);
});
