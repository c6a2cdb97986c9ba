import { describe, expect, test } from 'vitest';
import type { Values } from '#model/content/content-types.ts';
import {
  type Publication,
  listItemOf,
  pageOf,
  publicationAt,
  NONE,
  publicationOf,
  publicationText,
} from '#model/content/publication.ts';
import type { Locale } from '#studio/locale.ts';

const NOW = Date.parse('2026-02-01T00:00:00Z');
const DAY = 86_400_000;
const cover = {
  id: '0123abcd-0123-4567-89ab-0123456789ab',
  width: 1440,
  height: 810,
  alt: { en: 'A desk', id: 'Meja' },
};
const BODY_PICTURE = '11111111-0123-4567-89ab-0123456789ab';
const html = `<p>B</p><img src="/media/${BODY_PICTURE}/960.webp" />`;
const article = { title: ' a ', summary: 'S', body: 'Markdown' };
const kept = { slugs: ['old'] };

const post = (en: number | null, id: number | null = null, shared: Values = {}) => {
  const text = (at: number | null) =>
    at === null ? null : publicationText('blog', article, html, at);
  return publicationOf(
    'blog',
    { slug: 'a', cover, ...shared },
    { ...NONE, en: text(en), id: text(id) },
    kept,
  );
};

/** The post with a change of a language, and of the shared fields at a revision, from a moment on. */
const withNext = (
  stored: Publication,
  locale: Locale,
  at: number,
  shared: Values,
  revision = 1,
) => {
  const text = publicationText('blog', { ...article, title: 'New' }, html, at);
  const next = { at: new Date(at).toISOString(), text, shared, revision };
  return publicationOf('blog', stored, stored.texts, {
    ...stored,
    next: { ...stored.next, [locale]: next },
  });
};

describe('a publication', () => {
  test('holds each language as visitors get it, without its Markdown', () => {
    expect(post(NOW + DAY, NOW)).toEqual({
      slug: 'a',
      cover,
      author: 'studio',
      revision: 0,
      slugs: ['old', 'a'],
      reserved: ['old', 'a'],
      first: { en: '2026-02-02T00:00:00.000Z', id: '2026-02-01T00:00:00.000Z' },
      next: NONE,
      pictures: [cover.id, BODY_PICTURE],
      texts: {
        en: { title: 'a', summary: 'S', html, publish_at: '2026-02-02T00:00:00.000Z', minutes: 1 },
        id: { title: 'a', summary: 'S', html, publish_at: '2026-02-01T00:00:00.000Z', minutes: 1 },
      },
    });
  });

  test('keeps its addresses and the times of the first publication without a text', () => {
    const { texts: _texts, ...stored } = post(NOW);
    expect(publicationOf('blog', stored, NONE, stored)).toMatchObject({
      slug: '',
      slugs: ['old', 'a'],
      first: { en: '2026-02-01T00:00:00.000Z', id: null },
      pictures: [],
    });
  });
});

describe('a scheduled text is public', () => {
  test.each([
    ['from its moment on', NOW, ['en']],
    ['not a millisecond before', NOW + 1, undefined],
  ])('%s', (_, at, languages) => {
    const stored = withNext(post(null), 'en', at, { slug: 'a' });
    const page = pageOf('blog', 'e1', stored, NOW);
    expect(page ? Object.keys(page.texts) : undefined).toEqual(languages);
  });

  test('in one language without the other', () => {
    const stored = withNext(post(null, NOW - DAY), 'en', NOW + DAY, {});
    const item = listItemOf('blog', 'e1', stored, NOW);
    expect(Object.keys(item?.texts ?? {})).toEqual(['id']);
  });

  test('in place of the present one, which stays until then, with its address', () => {
    const stored = withNext(post(NOW - DAY), 'en', NOW, { slug: 'b', cover });
    const before = publicationAt('blog', stored, NOW - 1);
    expect(before).toEqual(stored);
    expect([before.slug, before.texts.en?.title, before.slugs]).toEqual(['a', 'a', ['old', 'a']]);
    expect(before.reserved).toEqual(['old', 'a', 'b']);
    const after = publicationAt('blog', stored, NOW);
    expect([after.slug, after.texts.en?.title, after.slugs]).toEqual([
      'b',
      'New',
      ['old', 'a', 'b'],
    ]);
    expect(after.next).toEqual(NONE);
    expect(after.first).toEqual(stored.first);
  });

  test.each([
    ['the later moment', 1, 2, 'id'],
    ['the higher revision, whichever moment is later', 2, 1, 'en'],
  ])('with the shared fields of %s', (_, en, id, expected) => {
    const first = withNext(post(NOW - DAY), 'en', NOW - 2, { slug: 'en' }, en);
    const stored = withNext(first, 'id', NOW - 1, { slug: 'id' }, id);
    expect(publicationAt('blog', stored, NOW).slug).toBe(expected);
  });
});

describe('visitors get', () => {
  const published = { title: 'a', summary: 'S', publish_at: '2026-01-31T00:00:00.000Z' };

  test('of a post, its headline in a list, and on its page the text', () => {
    const stored = post(NOW - DAY);
    expect(listItemOf('blog', 'e1', stored, NOW)).toEqual({
      slug: 'a',
      cover,
      texts: { en: published },
    });
    const page = { key: 'e1', slug: 'a', cover, texts: { en: { ...published, html, minutes: 1 } } };
    expect(pageOf('blog', 'e1', stored, NOW)).toEqual(page);
    expect(pageOf('blog', 'e1', post(NOW - DAY, null, { author: 'design' }), NOW)).toEqual({
      ...page,
      author: 'design',
    });
    const changed = publicationText('blog', article, html, NOW - DAY, NOW);
    const again = { ...stored, texts: { ...NONE, en: changed } };
    expect(pageOf('blog', 'e1', again, NOW)?.texts.en?.changed_at).toBe('2026-02-01T00:00:00.000Z');
  });

  const project: Values = { ...article, situation: 'Before.', figure: '2', unit: 'u' };
  const screen = { ...cover, id: '22222222-0123-4567-89ab-0123456789ab' };
  const shared = {
    slug: 'w',
    cover,
    screens: [screen],
    link: 'https://contoh.example/',
    testimonial: 'e2',
  };
  const texts = { ...NONE, en: publicationText('portfolio', project, html, NOW) };
  const work = publicationOf('portfolio', { ...shared, year: '2024' }, texts, kept);

  test('of a project, its headline and figure in the list, and its story and screens on its page', () => {
    const text = { title: 'a', summary: 'S', figure: '2', unit: 'u' };
    const item = { slug: 'w', cover, year: '2024' };
    expect(listItemOf('portfolio', 'e1', work, NOW)).toEqual({ ...item, texts: { en: text } });
    const story = { html, situation: 'Before.', decision: '', outcome: '' };
    expect(pageOf('portfolio', 'e1', work, NOW)).toEqual({
      key: 'e1',
      ...item,
      screens: [screen],
      link: shared.link,
      services: [],
      texts: { en: { ...text, ...story } },
    });
    expect(work.pictures).toEqual([cover.id, screen.id, BODY_PICTURE]);
  });

  test('of a testimonial, its picture where it has one', () => {
    const said = { id: publicationText('testimonials', { quote: 'Q', role: 'R' }, '', NOW) };
    const of = (picture: typeof cover | null) =>
      publicationOf('testimonials', { person: 'P', picture }, { ...NONE, ...said }, kept);
    const item = { key: 'e1', person: 'P', texts: { id: { quote: 'Q', role: 'R' } } };
    expect(listItemOf('testimonials', 'e1', of(null), NOW)).toEqual(item);
    expect(listItemOf('testimonials', 'e1', of(cover), NOW)).toEqual({ ...item, picture: cover });
    expect(of(cover)).toMatchObject({ pictures: [cover.id], slugs: ['old'] });
  });
});
