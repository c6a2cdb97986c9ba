import { describe, expect, test } from 'vitest';
import { type ContentType, type Values, findField } from '#model/content/content-types.ts';
import { findProblems } from '#model/content/problems.ts';
import { draftEntry } from '../../records/entry.ts';

const TEXT = { title: 'Title', summary: 'Summary', body: 'Body' };

/** Problems of the English text of an entry. */
function problemsOf(type: ContentType, en: Values, shared: Values) {
  const { draft: empty } = draftEntry(type);
  const draft = { ...empty, en: { ...empty.en, ...en }, shared: { ...empty.shared, ...shared } };
  return findProblems({ type, draft, unreadable: [] }, 'en');
}

describe('what prevents publishing', () => {
  const postProblems = (en: Values, shared: Values = {}) =>
    problemsOf('blog', { ...TEXT, ...en }, { slug: 'a-post', ...shared });

  test('a text that is empty or too long, in the order of the fields, of that language alone', () => {
    const limit = findField('blog', 'title')?.limit ?? 0;
    expect(postProblems({ title: 'x'.repeat(limit + 1), summary: ' ', body: '' })).toEqual([
      { field: 'title', code: 'too-long', limit },
      { field: 'summary', code: 'required' },
      { field: 'body', code: 'required' },
    ]);
  });

  test('a missing or malformed address', () => {
    expect(postProblems({}, { slug: '' })).toEqual([{ field: 'slug', code: 'required' }]);
    expect(postProblems({}, { slug: 'A post' })).toEqual([{ field: 'slug', code: 'malformed' }]);
  });

  test('a picture without its description, in either language', () => {
    const cover = { id: 'x', width: 1440, height: 810, alt: { en: 'A desk', id: ' ' } };
    expect(postProblems({}, { cover })).toEqual([
      { field: 'cover', code: 'required', locale: 'id' },
    ]);
    expect(problemsOf('portfolio', TEXT, { slug: 'a-project', screens: [cover, cover] })).toEqual([
      { field: 'screens', code: 'required', locale: 'id' },
    ]);
  });

  test('of a project, half of a figure with its unit, a link that is none, a year that is none', () => {
    const problems = (en: Values, shared: Values = {}) =>
      problemsOf('portfolio', { ...TEXT, ...en }, { slug: 'a-project', ...shared });
    expect(problems({})).toEqual([]);
    expect(
      problems({ figure: '62', unit: 'errors' }, { year: '2024', link: 'http://a.example/' }),
    ).toEqual([]);
    expect(problems({ figure: '62', unit: ' ' })).toEqual([{ field: 'unit', code: 'required' }]);
    expect(problems({ unit: 'errors' })).toEqual([{ field: 'figure', code: 'required' }]);
    expect(problems({}, { year: '24' })).toEqual([{ field: 'year', code: 'malformed' }]);
    for (const link of ['ftp://x', 'contoh.example', 'javascript:alert(1)']) {
      expect(problems({}, { link })).toEqual([{ field: 'link', code: 'malformed' }]);
    }
  });

  test('of a testimonial, no name', () => {
    expect(problemsOf('testimonials', { quote: 'Good', role: 'Owner' }, { person: ' ' })).toEqual([
      { field: 'person', code: 'required' },
    ]);
  });
});
