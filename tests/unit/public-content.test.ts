import { describe, expect, test } from 'vitest';
import type { Cover } from '../../model/cover.ts';
import type {
  LivePostSummary,
  LivePortfolioItem,
  LiveTestimonial,
} from '../../model/public-content.ts';
import {
  nextPublication,
  shapeBlog,
  shapePortfolio,
  shapePost,
  shapeTestimonials,
} from '../../model/public-content.ts';

const NOW = Date.parse('2026-02-01T00:00:00Z');
const DAY = 86_400_000;
const render = (markdown: string) => `<p>${markdown}</p>`;
const cover: Cover = { id: 'x', width: 1440, height: 810, alt: { en: 'A desk', id: 'Meja' } };

/** A stored record with an additional field that visitors may not get. */
const article = (title: string, publish_at: number) => ({
  title,
  summary: 'S',
  body: 'B',
  publish_at,
  note: 'internal',
});
const quote = (text: string, publish_at: number) => ({
  quote: text,
  role: 'Owner',
  publish_at,
  note: 'internal',
});

function headline(slug: string, en: number | null, id: number | null = null): LivePostSummary {
  const at = (time: number | null) => (time === null ? null : article(slug, time));
  return { slug, cover: null, live: { en: at(en), id: at(id) } };
}

function project(slug: string, order: number): LivePortfolioItem {
  const live = { en: article(slug, NOW - DAY), id: null };
  return { slug, cover, link: 'https://contoh.example/', order, live };
}

function testimony(key: string, order: number): LiveTestimonial {
  return { key, person: 'P', order, live: { en: null, id: quote(key, NOW - DAY) } };
}

const blog = (...posts: LivePostSummary[]) => shapeBlog(posts, NOW);

describe('a text is public', () => {
  test.each([
    ['from its moment on', NOW, ['a']],
    ['not a millisecond before', NOW + 1, []],
    ['never, while it is only a draft', null, []],
  ])('%s', (_, publishAt, slugs) => {
    expect(blog(headline('a', publishAt)).map(({ slug }) => slug)).toEqual(slugs);
  });

  test('in one language without the other', () => {
    const [post] = blog(headline('a', NOW + DAY, NOW - DAY));
    expect(Object.keys(post?.texts ?? {})).toEqual(['id']);
  });
});

describe('only the listed fields are returned', () => {
  const published = { title: 'a', summary: 'S', publish_at: '2026-01-31T00:00:00.000Z' };
  const draft = { draft: { en: 'secret' }, updated_by: 'someone' };

  test('of a post in a list', () => {
    const post = { ...headline('a', NOW - DAY), cover, ...draft };
    expect(blog(post)).toEqual([{ slug: 'a', cover, texts: { en: published } }]);
  });

  test('of a whole post', () => {
    const post = { slug: 'a', cover, live: { en: article('a', NOW - DAY), id: null }, ...draft };
    expect(shapePost(post, NOW, render)).toEqual({
      slug: 'a',
      cover,
      texts: { en: { ...published, html: '<p>B</p>' } },
    });
  });

  test('of a project', () => {
    const item = { ...project('a', 1), ...draft };
    expect(shapePortfolio([item], NOW, render)).toEqual([
      {
        slug: 'a',
        cover,
        link: 'https://contoh.example/',
        texts: { en: { title: 'a', summary: 'S', html: '<p>B</p>' } },
      },
    ]);
  });

  test('of a testimonial', () => {
    const item = { ...testimony('a', 1), ...draft };
    expect(shapeTestimonials([item], NOW)).toEqual([
      { key: 'a', person: 'P', texts: { id: { quote: 'a', role: 'Owner' } } },
    ]);
  });

  test('of a post that no language publishes: null', () => {
    const post = { slug: 'a', cover, live: { en: article('a', NOW + 1), id: null } };
    expect(shapePost(post, NOW, render)).toBeNull();
  });
});

describe('order', () => {
  test('posts: the latest first, by the later of their languages; equal times by slug', () => {
    const posts = [
      headline('old', NOW - 3 * DAY),
      headline('b', NOW - 2 * DAY),
      headline('a', NOW - 2 * DAY),
      headline('translated-today', NOW - 9 * DAY, NOW - DAY),
    ];
    const slugs = blog(...posts).map(({ slug }) => slug);
    expect(slugs).toEqual(['translated-today', 'a', 'b', 'old']);
  });

  test('a scheduled language does not affect a post’s place', () => {
    const posts = [headline('old', NOW - 3 * DAY, NOW + DAY), headline('new', NOW - DAY)];
    expect(blog(...posts).map(({ slug }) => slug)).toEqual(['new', 'old']);
  });

  test('projects and testimonials: by their order, then by name; the input is not changed', () => {
    const projects = [project('z', 2), project('b', 1), project('a', 1), project('y', -1)];
    const shaped = shapePortfolio(projects, NOW, render);
    expect(shaped.map(({ slug }) => slug)).toEqual(['y', 'a', 'b', 'z']);
    expect(projects.map(({ slug }) => slug)).toEqual(['z', 'b', 'a', 'y']);
    const quotes = [testimony('z', 2), testimony('b', 1), testimony('a', 1)];
    expect(shapeTestimonials(quotes, NOW).map(({ key }) => key)).toEqual(['a', 'b', 'z']);
  });
});

describe('the time of the next publication', () => {
  test('is the earliest scheduled one, in either language', () => {
    const records = [
      headline('past', NOW - DAY),
      headline('later', NOW + 3 * DAY, NOW + 2 * DAY),
      headline('draft', null),
    ];
    expect(nextPublication(records, NOW)).toBe(NOW + 2 * DAY);
  });

  test('is null where nothing is scheduled; the current time counts as past', () => {
    expect(nextPublication([headline('a', NOW, null)], NOW)).toBeNull();
    expect(nextPublication([], NOW)).toBeNull();
  });
});
