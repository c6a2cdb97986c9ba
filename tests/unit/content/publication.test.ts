import { describe, expect, test } from 'vitest';
import type { Shared, Texts } from '#model/content/kinds.ts';
import { listItemOf, pageOf, publicationOf, publicationText } from '#model/content/publication.ts';

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
const place = { order: 7, addresses: ['old'] };

const post = (en: number | null, id: number | null = null, shared: Partial<Shared> = {}) => {
  const text = (at: number | null) => at && publicationText('blog', article, html, at);
  const texts = { en: text(en) || null, id: text(id) || null };
  return publicationOf('blog', { slug: 'a', cover, ...shared }, texts, place);
};

describe('a publication', () => {
  test('holds each language as visitors get it, without its Markdown', () => {
    expect(post(NOW + DAY, NOW)).toEqual({
      slug: 'a',
      cover,
      author: 'studio',
      addresses: ['old', 'a'],
      first_at: '2026-02-01T00:00:00.000Z',
      pictures: [cover.id, BODY_PICTURE],
      texts: {
        en: { title: 'a', summary: 'S', html, publish_at: '2026-02-02T00:00:00.000Z', minutes: 1 },
        id: { title: 'a', summary: 'S', html, publish_at: '2026-02-01T00:00:00.000Z', minutes: 1 },
      },
    });
  });

  test('has a place in the list only while a language is published', () => {
    const texts = { en: publicationText('portfolio', article, html, NOW), id: null };
    const work = publicationOf('portfolio', { slug: 'w', cover }, texts, place);
    expect(work).toMatchObject({ order: 7, addresses: ['old', 'w'], link: '', services: [] });
    const none = { en: null, id: null };
    expect(publicationOf('portfolio', work, none, place)).not.toHaveProperty('order');
  });
});

describe('a text is public', () => {
  test.each([
    ['from its moment on', NOW, ['en']],
    ['not a millisecond before', NOW + 1, undefined],
  ])('%s', (_, publishAt, languages) => {
    const page = pageOf('blog', 'e1', post(publishAt), NOW);
    expect(page ? Object.keys(page.texts) : undefined).toEqual(languages);
  });

  test('in one language without the other', () => {
    const item = listItemOf('blog', 'e1', post(NOW + DAY, NOW - DAY), NOW);
    expect(Object.keys(item?.texts ?? {})).toEqual(['id']);
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
    const again = { ...stored, texts: { en: changed, id: null } };
    expect(pageOf('blog', 'e1', again, NOW)?.texts.en?.changed_at).toBe('2026-02-01T00:00:00.000Z');
  });

  test('a picture in the order that pages of earlier builds have, whatever the database returns', () => {
    const { alt, ...sides } = cover;
    const read = { ...post(NOW), cover: { alt: { id: alt.id, en: alt.en }, ...sides } };
    expect(JSON.stringify(pageOf('blog', 'e1', read, NOW)?.cover)).toBe(JSON.stringify(cover));
  });

  const project: Texts = { ...article, situation: 'Before.', figure: '2', unit: 'u' };
  const screen = { ...cover, id: '22222222-0123-4567-89ab-0123456789ab' };
  const shared = {
    slug: 'w',
    cover,
    screens: [screen],
    link: 'https://contoh.example/',
    testimonial: 'e2',
  };
  const texts = { en: publicationText('portfolio', project, html, NOW), id: null };
  const work = publicationOf('portfolio', { ...shared, year: '2024' }, texts, place);

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
      publicationOf('testimonials', { person: 'P', picture }, { en: null, ...said }, place);
    const item = { key: 'e1', person: 'P', texts: { id: { quote: 'Q', role: 'R' } } };
    expect(listItemOf('testimonials', 'e1', of(null), NOW)).toEqual(item);
    expect(listItemOf('testimonials', 'e1', of(cover), NOW)).toEqual({ ...item, picture: cover });
    expect(of(cover)).toMatchObject({ pictures: [cover.id], addresses: ['old'] });
  });
});
