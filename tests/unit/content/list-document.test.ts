import { expect, test } from 'vitest';
import { listedEntries, listedOf } from '#model/content/list-document.ts';
import { NEVER_PUBLISHED, publicationOf, publicationText } from '#model/content/publication.ts';

const NOW = Date.parse('2026-02-01T00:00:00Z');
const texts = { ...NEVER_PUBLISHED, en: publicationText('blog', { title: 'T' }, '<p>B</p>', NOW) };

test('an entry stands in the list of its type with its public languages, and else not', () => {
  expect(listedOf('blog', publicationOf('blog', {}, NEVER_PUBLISHED), 0)).toBeNull();
  const first = { ...NEVER_PUBLISHED, id: new Date(NOW - 9).toISOString() };
  // Withdrawn in Indonesian, in which it came first.
  const listed = listedOf('blog', publicationOf('blog', { slug: 'a' }, texts, { first }), 0);
  expect(listed).toEqual({ slug: 'a', locales: ['en'], first: NOW - 9 });
});

test.each([
  ['blog', {}, {}, ['b', 'a']],
  ['portfolio', { order: 1 }, { order: 2 }, ['a', 'b']],
] as const)('visitors get the list of %s in its order', (type, first, second, expected) => {
  const a = { slug: 'a', locales: ['en' as const], first: NOW - 1, ...first };
  const b = { slug: 'b', locales: ['id' as const], first: NOW - 1, ...second };
  expect(listedEntries(type, { a, b }).map(({ id }) => id)).toEqual(expected);
});
