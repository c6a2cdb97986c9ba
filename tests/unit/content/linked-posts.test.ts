import { expect, test } from 'vitest';
import type { PublicPostItem } from '#model/content/answers.ts';
import { linksOf } from '#model/content/linked-posts.ts';
import { lastPage, postsOn } from '#model/content/post-pages.ts';

const post = (slug: string, title: string, summary = ''): PublicPostItem => ({
  slug,
  cover: null,
  texts: { id: { title, summary, publish_at: '2026-01-01T00:00:00.000Z' } },
});
const own = post('own', 'Anggaran aplikasi kasir', 'Berapa biaya aplikasi untuk toko kecil?');

const related = (others: readonly PublicPostItem[]) =>
  linksOf([own, post('older', 'Kasir'), ...others], 0).slice(1);

test('those that share the most words are related, at most three, and no neighbour', () => {
  const others = [
    post('none', 'Awan dan hujan'),
    post('one', 'Memilih kasir'),
    post('three', 'Biaya aplikasi kasir'),
    post('two', 'Aplikasi dan anggaran'),
    post('also-one', 'KASIR, lagi'),
  ];
  expect(related(others).map(({ slug }) => slug)).toEqual(['three', 'two', 'one']);
});

test('short words do not relate posts, and words of another language neither', () => {
  expect(related([post('short', 'Untuk toko: dan')])).toEqual([
    { slug: 'short', relation: 'related', texts: { id: { title: 'Untuk toko: dan' } } },
  ]);
  const english = { ...post('english', ''), texts: { en: own.texts.id! } };
  expect(related([post('b', 'di toko itu'), english])).toEqual([]);
});

test('a new post changes the links of the one before it alone', () => {
  const posts = Array.from({ length: 100 }, (_, index) => post(`p${index}`, 'Biaya aplikasi'));
  const linksIn = (all: readonly PublicPostItem[]) =>
    new Map(all.map(({ slug }, index) => [slug, JSON.stringify(linksOf(all, index))]));
  const before = linksIn(posts);
  const after = linksIn([own, ...posts]);
  expect(posts.filter(({ slug }) => before.get(slug) !== after.get(slug))).toEqual([posts[0]]);
});

test('the blog leads to full pages of older posts, which a new one leaves as they are', () => {
  for (const [count, pages] of [
    [0, 0],
    [20, 0],
    [21, 1],
    [40, 1],
    [41, 2],
    [2000, 99],
  ] as const) {
    expect(lastPage(count), `${count}`).toBe(pages);
    const posts = Array.from({ length: count }, (_, index) => count - index);
    const listed = Array.from({ length: pages }, (_, page) => postsOn(posts, page + 1));
    expect(listed.every(({ length }) => length === 20)).toBe(true);
    expect(new Set([...posts.slice(0, 20), ...listed.flat()]).size).toBe(count);
    expect(listed).toEqual(listed.map((_, page) => postsOn([count + 1, ...posts], page + 1)));
    expect(postsOn(posts, Math.ceil(count / 20) + 1)).toEqual([]);
  }
});
