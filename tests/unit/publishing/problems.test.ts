import { describe, expect, test } from 'vitest';
import { emptyEntry } from '../../../model/content/entry.ts';
import { CONTENT_LIMITS } from '../../../model/content/limits.ts';
import { isWorkLink, validateForPublishing } from '../../../model/publishing/problems.ts';
import type { TextMap } from '../../../model/content/text.ts';
import { isSlug, suggestSlug } from '../../../model/content/slug.ts';

const text = { title: 'Title', summary: 'Summary', body: 'Body' };
const shared = { ...emptyEntry('blog', 'a', 0), slug: 'a-post' };
const cover = { id: 'x', width: 1440, height: 810, alt: { en: 'A desk', id: ' ' } };

describe('validation before publishing', () => {
  test('a complete text is valid', () => {
    expect(validateForPublishing('blog', text, shared)).toEqual([]);
  });

  test('a text that is empty or too long is invalid', () => {
    const long = 'x'.repeat(CONTENT_LIMITS.title + 1);
    expect(validateForPublishing('blog', { title: long, summary: ' ' }, shared)).toEqual([
      { field: 'title', code: 'too-long', limit: CONTENT_LIMITS.title },
      { field: 'summary', code: 'required' },
      { field: 'body', code: 'required' },
    ]);
  });

  test('of a project, the story may be empty, but a figure and its unit stand together', () => {
    const issuesOf = (texts: TextMap, changes = {}) =>
      validateForPublishing('portfolio', { ...text, ...texts }, { ...shared, ...changes });
    expect(issuesOf({})).toEqual([]);
    expect(issuesOf({ figure: '62%', unit: 'fewer errors' }, { year: '2024' })).toEqual([]);
    expect(issuesOf({ figure: '62%', unit: ' ' })).toEqual([{ field: 'unit', code: 'required' }]);
    expect(issuesOf({ unit: 'fewer errors' })).toEqual([{ field: 'figure', code: 'required' }]);
    const limit = CONTENT_LIMITS.outcome;
    expect(issuesOf({ outcome: 'x'.repeat(limit + 1) })).toEqual([
      { field: 'outcome', code: 'too-long', limit },
    ]);
    expect(issuesOf({}, { year: '24' })).toEqual([{ field: 'year', code: 'malformed' }]);
  });

  test.each([
    ['', 'required'],
    ['A Post', 'malformed'],
    ['a--post', 'malformed'],
  ])('the address %j', (slug, code) => {
    expect(validateForPublishing('blog', text, { ...shared, slug })).toEqual([
      { field: 'slug', code },
    ]);
  });

  test('an image that is described in one language only is invalid', () => {
    expect(validateForPublishing('portfolio', text, { ...shared, cover })).toEqual([
      { field: 'cover', code: 'required', locale: 'id' },
    ]);
  });

  test('a link that is not a web address is invalid', () => {
    const issues = validateForPublishing('portfolio', text, { ...shared, link: 'contoh' });
    expect(issues).toEqual([{ field: 'link', code: 'malformed' }]);
    expect(isWorkLink('javascript:alert(1)')).toBe(false);
    expect(isWorkLink('https://contoh.example/work')).toBe(true);
  });

  test('a testimonial without a person is invalid', () => {
    const quote = { quote: 'Good', role: 'Owner' };
    expect(validateForPublishing('testimonials', quote, shared)).toEqual([
      { field: 'person', code: 'required' },
    ]);
  });
});

describe('suggested slug', () => {
  test.each([
    [
      'How we cut costs by 40% & slept better',
      'en',
      'how-we-cut-costs-by-40-percent-and-slept-better',
    ],
    ['Ongkos turun 40% & tidur nyenyak', 'id', 'ongkos-turun-40-persen-dan-tidur-nyenyak'],
    ["Jum'at: Café's “new” app!", 'en', 'jumat-cafes-new-app'],
    ['  ---  ', 'en', ''],
    ['東京', 'id', ''],
  ] as const)('%s', (title, locale, slug) => {
    expect(suggestSlug(title, locale)).toBe(slug);
  });

  test('is truncated after a word and is always valid', () => {
    const slug = suggestSlug('word '.repeat(40), 'en');
    expect(slug).toBe(Array.from({ length: 16 }, () => 'word').join('-'));
    expect(isSlug(slug)).toBe(true);
    expect(isSlug(suggestSlug('x'.repeat(200), 'en'))).toBe(true);
  });
});
