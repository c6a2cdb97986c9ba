import { describe, expect, test } from 'vitest';
import type { Values } from '#model/content/content-types.ts';
import {
  publicItemOf,
  publicEntryOf,
  NEVER_PUBLISHED,
  publicationOf,
  publicationText,
} from '#model/content/publication.ts';

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
    { ...NEVER_PUBLISHED, en: text(en), id: text(id) },
    kept,
  );
};

describe('a publication', () => {
  test('holds each language as visitors get it, without its Markdown', () => {
    expect(post(NOW + DAY, NOW)).toEqual({
      slug: 'a',
      cover,
      author: 'studio',
      slugs: ['old', 'a'],
      first: { en: '2026-02-02T00:00:00.000Z', id: '2026-02-01T00:00:00.000Z' },
      pictures: [cover.id, BODY_PICTURE],
      texts: {
        en: { title: 'a', summary: 'S', html, publish_at: '2026-02-02T00:00:00.000Z', minutes: 1 },
        id: { title: 'a', summary: 'S', html, publish_at: '2026-02-01T00:00:00.000Z', minutes: 1 },
      },
    });
  });

  test('keeps its addresses and the times of the first publication without a text', () => {
    const { texts: _texts, ...stored } = post(NOW);
    expect(publicationOf('blog', stored, NEVER_PUBLISHED, stored)).toMatchObject({
      slug: '',
      slugs: ['old', 'a'],
      first: { en: '2026-02-01T00:00:00.000Z', id: null },
      pictures: [],
    });
  });
});

describe('visitors get', () => {
  const published = { title: 'a', summary: 'S', publish_at: '2026-01-31T00:00:00.000Z' };

  test('of a post, its headline in a list, and on its page the text', () => {
    const stored = post(NOW - DAY);
    const page = {
      key: 'e1',
      slug: 'a',
      cover,
      author: 'studio' as const,
      texts: { en: { ...published, html, minutes: 1 } },
    };
    expect(publicEntryOf('blog', 'e1', stored)).toEqual(page);
    expect(publicItemOf('blog', page)).toEqual({ slug: 'a', cover, texts: { en: published } });
    const changed = publicationText('blog', article, html, NOW - DAY, NOW);
    const again = { ...stored, texts: { ...NEVER_PUBLISHED, en: changed } };
    expect(publicEntryOf('blog', 'e1', again)?.texts.en?.changed_at).toBe(
      '2026-02-01T00:00:00.000Z',
    );
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
  const texts = { ...NEVER_PUBLISHED, en: publicationText('portfolio', project, html, NOW) };
  const work = publicationOf('portfolio', { ...shared, year: '2024' }, texts, kept);

  test('of a project, its headline and figure in the list, and its story and screens on its page', () => {
    const text = { title: 'a', summary: 'S', figure: '2', unit: 'u' };
    const item = { slug: 'w', cover, year: '2024' };
    const story = { html, situation: 'Before.', decision: '', outcome: '' };
    const page = publicEntryOf('portfolio', 'e1', work)!;
    expect(page).toEqual({
      key: 'e1',
      ...item,
      screens: [screen],
      link: shared.link,
      services: [],
      texts: { en: { ...text, ...story } },
    });
    expect(publicItemOf('portfolio', page)).toEqual({ ...item, texts: { en: text } });
    expect(work.pictures).toEqual([cover.id, screen.id, BODY_PICTURE]);
  });

  test('of a testimonial, person, picture and words', () => {
    const said = { id: publicationText('testimonials', { quote: 'Q', role: 'R' }, '', NOW) };
    const of = (picture: typeof cover | null) =>
      publicationOf(
        'testimonials',
        { person: 'P', picture },
        { ...NEVER_PUBLISHED, ...said },
        kept,
      );
    const words = { id: { quote: 'Q', role: 'R' } };
    const entry = publicEntryOf('testimonials', 'e1', of(cover))!;
    expect(entry).toEqual({ key: 'e1', person: 'P', picture: cover, texts: words });
    expect(publicItemOf('testimonials', entry)).toEqual(entry);
    expect(publicEntryOf('testimonials', 'e1', of(null))?.picture).toBeNull();
    expect(of(cover)).toMatchObject({ pictures: [cover.id], slugs: ['old'] });
  });
});
