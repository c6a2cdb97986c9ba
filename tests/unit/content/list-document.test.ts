import { describe, expect, test } from 'vitest';
import {
  comparePlaces,
  isPublicIn,
  listedOf,
  placeOf,
  publicEntries,
  slugAt,
} from '#model/content/list-document.ts';
import { NONE, publicationOf, publicationText } from '#model/content/publication.ts';

const NOW = Date.parse('2026-02-01T00:00:00Z');
const text = (at: number) => publicationText('blog', { title: 'T' }, '<p>B</p>', at);
const next = (at: number, slug: string, revision: number, since = at) => ({
  at: new Date(at).toISOString(),
  text: text(since),
  shared: { slug },
  revision,
});
const shown = { ...NONE, en: text(NOW - 9) };

describe('an entry in the list of its type', () => {
  test('is missing where nothing is public, or will be', () => {
    expect(listedOf('blog', publicationOf('blog', {}, NONE), 0)).toBeNull();
  });

  test('tells from when visitors get each language', () => {
    const kept = { next: { ...NONE, id: next(NOW + 1, 'a', 0) } };
    const listed = listedOf('blog', publicationOf('blog', { slug: 'a' }, shown, kept), 0)!;
    expect(listed).toEqual({
      slug: 'a',
      from: { en: NOW - 9, id: NOW + 1 },
      first: NOW - 9,
      later: [{ slug: 'a', at: NOW + 1 }],
    });
    expect([NOW, NOW + 1].map((now) => isPublicIn(listed, 'id', now))).toEqual([false, true]);
  });

  test('keeps the time of its first publication when it comes back later', () => {
    const first = { ...NONE, en: new Date(NOW - 9).toISOString() };
    const kept = { first, next: { ...NONE, en: next(NOW + 1, 'a', 0, NOW - 9) } };
    const listed = listedOf('blog', publicationOf('blog', {}, NONE, kept), 0);
    expect(listed).toMatchObject({ from: { en: NOW + 1 }, first: NOW - 9 });
  });

  test('has each address from its moment on', () => {
    const kept = { next: { ...NONE, en: next(NOW + 1, 'b', 1), id: next(NOW + 2, 'c', 2) } };
    const listed = listedOf('blog', publicationOf('blog', { slug: 'a' }, shown, kept), 0)!;
    expect([0, 1, 2].map((after) => slugAt(listed, NOW + after))).toEqual(['a', 'b', 'c']);
  });
});

test.each([
  ['blog', {}, {}, ['b', 'a']],
  ['portfolio', { order: 1 }, { order: 2 }, ['a', 'b']],
] as const)(
  'the list of %s has what is public at a moment, in its order',
  (type, first, second, expected) => {
    const a = { slug: 'a', from: { en: NOW - 1 }, first: NOW - 1, ...first };
    const b = { slug: 'b', from: { id: NOW }, first: NOW - 1, ...second };
    const later = { slug: 'later', from: { en: NOW + 1 }, first: NOW + 1, order: 0 };
    expect(publicEntries(type, { a, b, later }, NOW).map(({ id }) => id)).toEqual(expected);
  },
);

test('places of one time stand in the order of their ids, the latest first', () => {
  const [a, b] = [
    placeOf({ id: 'a', slug: '', from: {}, first: 1 }),
    placeOf({ id: 'b', slug: '', from: {}, first: 1 }),
  ];
  expect([comparePlaces('blog', a, b), comparePlaces('blog', b, a)]).toEqual([1, -1]);
  expect(comparePlaces('blog', a, a)).toBe(-0);
});
