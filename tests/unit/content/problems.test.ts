import { describe, expect, test } from 'vitest';
import type { Draft } from '#model/content/draft.ts';
import { type ContentKind, type Shared, type Texts, findField } from '#model/content/kinds.ts';
import { findProblems } from '#model/content/problems.ts';
import { emptyEntry } from '../../records/entry.ts';

const TEXT = { title: 'Title', summary: 'Summary', body: 'Body' };

function draftOf(kind: ContentKind, en: Texts, shared: Partial<Shared>): Draft {
  const { draft: empty } = emptyEntry(kind);
  return { ...empty, en: { ...empty.en, ...en }, shared: { ...empty.shared, ...shared } };
}

describe('what prevents publishing', () => {
  const postProblems = (en: Texts, shared: Partial<Shared> = {}) =>
    findProblems('blog', draftOf('blog', { ...TEXT, ...en }, { slug: 'a-post', ...shared }), 'en');

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
    const work = draftOf('portfolio', TEXT, { slug: 'a-project', screens: [cover, cover] });
    expect(findProblems('portfolio', work, 'en')).toEqual([
      { field: 'screens', code: 'required', locale: 'id' },
    ]);
  });

  test('of a project, half of a figure with its unit, a link that is none, a year that is none', () => {
    const problems = (en: Texts, shared: Partial<Shared> = {}) => {
      const draft = draftOf('portfolio', { ...TEXT, ...en }, { slug: 'a-project', ...shared });
      return findProblems('portfolio', draft, 'en');
    };
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
    const draft = draftOf('testimonials', { quote: 'Good', role: 'Owner' }, { person: ' ' });
    expect(findProblems('testimonials', draft, 'en')).toEqual([
      { field: 'person', code: 'required' },
    ]);
  });
});
