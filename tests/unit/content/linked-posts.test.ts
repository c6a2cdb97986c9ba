import { expect, test } from 'vitest';
import type { PublicPostSummary } from '#model/content/answers.ts';
import { relatedPosts } from '#model/content/linked-posts.ts';

const post = (slug: string, title: string, summary = ''): PublicPostSummary => ({
  slug,
  cover: null,
  texts: { id: { title, summary, publish_at: '2026-01-01T00:00:00.000Z' } },
});
const own = post('own', 'Anggaran aplikasi kasir', 'Berapa biaya aplikasi untuk toko kecil?');

test('the posts that share the most words come first, at most three, and never the post itself', () => {
  const others = [
    own,
    post('none', 'Awan dan hujan'),
    post('one', 'Memilih kasir'),
    post('three', 'Biaya aplikasi kasir'),
    post('two', 'Aplikasi dan anggaran'),
    post('also-one', 'KASIR, lagi'),
  ];
  expect(relatedPosts(own, others).map(({ slug }) => slug)).toEqual(['three', 'two', 'one']);
});

test('short words do not relate posts, and words of another language neither', () => {
  expect(relatedPosts(own, [post('short', 'Untuk toko: dan')])).toEqual([
    { slug: 'short', relation: 'related', texts: { id: { title: 'Untuk toko: dan' } } },
  ]);
  const english = { ...post('english', ''), texts: { en: own.texts.id! } };
  expect(relatedPosts(own, [post('b', 'di toko itu'), english])).toEqual([]);
});
