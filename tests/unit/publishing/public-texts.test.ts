import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { LiveState } from '../../../model/publishing/status.ts';
import {
  shapePortfolioItem,
  shapePost,
  shapePostSummary,
  shapeProject,
  shapeTestimonial,
} from '../../../model/publishing/public-texts.ts';
import {
  addressOf,
  makePublication,
  PUBLICATION_RECORDS,
} from '../../../model/publishing/publication.ts';

const NOW = Date.parse('2026-02-01T00:00:00Z');
const DAY = 86_400_000;
const cover = {
  id: '0123abcd-0123-4567-89ab-0123456789ab',
  width: 1440,
  height: 810,
  alt: { en: 'A desk', id: 'Meja' },
};
const entry = { id: 'e1', order: 7 };
const html = { en: '<p>B</p>', id: '<p>I</p>' };

/** A stored document as the database returns it. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return { toMillis: () => value.getTime() };
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]));
}

const article = (title: string, publish_at: number) => ({
  title,
  summary: 'S',
  body: 'B',
  publish_at,
});
const at = (en: number | null, id: number | null = null): LiveState => ({
  en: en === null ? null : article('a', en),
  id: id === null ? null : article('i', id),
  shared: { slug: 'a', cover, link: 'https://contoh.example/' },
});
const post = (live: LiveState) =>
  v.parse(PUBLICATION_RECORDS.blog, asRead(makePublication('blog', entry, live, html, NOW)));

describe('a publication', () => {
  test('of a kind holds what visitors get of it and nothing of its Markdown', () => {
    expect(makePublication('blog', entry, at(NOW, NOW + DAY), html, NOW)).toEqual({
      entry: 'e1',
      first_at: new Date(NOW),
      changed_at: { en: null, id: null },
      changed_date: new Date(NOW),
      cover,
      author: 'studio',
      texts: {
        en: { title: 'a', summary: 'S', html: '<p>B</p>', publish_at: new Date(NOW) },
        id: { title: 'i', summary: 'S', html: '<p>I</p>', publish_at: new Date(NOW + DAY) },
      },
    });
    const work = makePublication('portfolio', entry, at(null, NOW), html, NOW);
    expect(work).toMatchObject({ order: 7, link: 'https://contoh.example/', texts: { en: null } });
    v.parse(PUBLICATION_RECORDS.portfolio, asRead(work));
  });

  test('stands under the address that was published, a testimonial under its entry', () => {
    expect(addressOf('blog', 'e1', at(NOW))).toBe('a');
    expect(addressOf('testimonials', 'e1', { en: null, id: null, shared: null })).toBe('e1');
  });

  test('is none where no language is published', () => {
    expect(makePublication('blog', entry, at(null), html, NOW)).toBeNull();
  });
});

describe('a text is public', () => {
  test.each([
    ['from its moment on', NOW, ['en']],
    ['not a millisecond before', NOW + 1, undefined],
  ])('%s', (_, publishAt, languages) => {
    const shaped = shapePost('a', post(at(publishAt)), NOW);
    expect(shaped ? Object.keys(shaped.texts) : undefined).toEqual(languages);
  });

  test('in one language without the other', () => {
    const shaped = shapePostSummary('a', post(at(NOW + DAY, NOW - DAY)), NOW);
    expect(Object.keys(shaped?.texts ?? {})).toEqual(['id']);
  });
});

describe('only the listed fields are returned', () => {
  const published = { title: 'a', summary: 'S', publish_at: '2026-01-31T00:00:00.000Z' };

  test('of a post, in a list and whole', () => {
    const stored = post(at(NOW - DAY));
    const texts = { en: published };
    expect(shapePostSummary('a', stored, NOW)).toEqual({ slug: 'a', cover, texts });
    const whole = { en: { ...published, html: '<p>B</p>', minutes: 1 } };
    expect(shapePost('a', stored, NOW)).toEqual({ slug: 'a', cover, texts: whole });
    const named = { ...at(NOW - DAY), shared: { slug: 'a', cover, author: 'design' } } as const;
    expect(shapePost('a', post(named), NOW)).toMatchObject({ author: 'design', texts: whole });
  });

  test('of a portfolio item and of a testimonial', () => {
    const work = makePublication('portfolio', entry, at(NOW), html, NOW);
    const item = v.parse(PUBLICATION_RECORDS.portfolio, asRead(work));
    const link = 'https://contoh.example/';
    const texts = { en: { title: 'a', summary: 'S', html: '<p>B</p>' } };
    expect(shapePortfolioItem('a', item, NOW)).toEqual({ slug: 'a', cover, link, texts });
    expect(JSON.stringify(shapeProject('a', item, null, NOW))).not.toContain('testimonial');
    const said = { en: null, id: { quote: 'Q', role: 'R', publish_at: NOW } };
    const live = { ...said, shared: { person: 'P' } };
    const stored = asRead(makePublication('testimonials', entry, live, html, NOW));
    const quote = v.parse(PUBLICATION_RECORDS.testimonials, stored);
    expect(shapeTestimonial('e1', quote, NOW)).toEqual({
      key: 'e1',
      person: 'P',
      texts: { id: { quote: 'Q', role: 'R' } },
    });
  });

  test('of a project, with what is filled in, in each language for itself', () => {
    const told = { situation: 'Before.', decision: 'Why.', outcome: '', figure: '2', unit: 'u' };
    const { en, id, shared } = at(NOW, NOW + DAY);
    const facts = { year: '2024', services: ['apps' as const], testimonial: 'e1' };
    const live = { en: en && { ...en, ...told }, id, shared: { ...shared, ...facts } };
    const stored = asRead(makePublication('portfolio', entry, live, html, NOW));
    const project = v.parse(PUBLICATION_RECORDS.portfolio, stored);
    const quote = { key: 'e1', person: 'P', texts: { en: { quote: 'Q', role: 'R' } } };
    expect(shapeProject('a', project, quote, NOW)).toEqual({
      slug: 'a',
      cover,
      link: 'https://contoh.example/',
      year: '2024',
      services: ['apps'],
      texts: { en: { title: 'a', summary: 'S', html: '<p>B</p>', ...told } },
      testimonial: quote,
    });
  });
});
