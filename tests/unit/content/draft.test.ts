import { describe, expect, test } from 'vitest';
import type { Values } from '#model/content/content-types.ts';
import { type Entry, draftUpdate, entryName } from '#model/content/draft.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { type Bilingual } from '#studio/locale.ts';
import { draftEntry } from '../../records/entry.ts';

const post = (
  texts: Partial<Bilingual<Values>>,
  outdated: Entry['outdated'] = { en: false, id: false },
): Entry => ({ ...draftEntry('blog', texts), outdated });

const values = (...list: [FieldPath, unknown][]) => new Map(list);

describe('the record of an entry', () => {
  test('keeps a text that is longer than its limit', () => {
    expect(post({ en: { title: 'x'.repeat(500) } }).draft.en['title']).toHaveLength(500);
  });

  test('is named in a language, or else in the other; a testimonial by its person', () => {
    expect(entryName(post({ en: { title: ' Hello ' }, id: { title: ' ' } }), 'id')).toBe('Hello');
    const testimonial = draftEntry('testimonials', { shared: { person: 'Client 1' } });
    expect(entryName(testimonial, 'en')).toBe('Client 1');
  });
});

describe('the update that saves what was typed', () => {
  test('raises the revision of each part by one', () => {
    const entry = { ...post({}), revision: { en: 12, id: 7, shared: 3 } };
    const typed = values(['draft.en.title', 'New'], ['draft.shared.slug', 'new']);
    expect(draftUpdate(entry, typed, 'ani')).toEqual({
      'draft.en.title': 'New',
      'draft.shared.slug': 'new',
      'revision.en': 13,
      'revision.shared': 4,
      'written_by.en': 'ani',
      'written_by.shared': 'ani',
    });
  });

  test('leaves out what is stored already, and the revision of a part of which nothing is left', () => {
    const entry = post({ en: { title: 'Hello' } });
    const stored = values(['draft.en.title', 'Hello'], ['draft.shared.cover', null]);
    expect(draftUpdate(entry, stored, 'ani')).toBeNull();
    stored.set('draft.shared.slug', 'hello');
    expect(draftUpdate(entry, stored, 'ani')).toEqual({
      'draft.shared.slug': 'hello',
      'revision.shared': 1,
      'written_by.shared': 'ani',
    });
  });

  const IN_LINE = { en: false, id: false };
  const both = { en: { title: 'Hello' }, id: { title: 'Halo' } };
  const typed = values(['draft.id.title', 'Baru']);
  const inBoth = values(['draft.id.title', 'Baru'], ['draft.en.title', 'New']);

  test.each([
    ['a change of one language', both, IN_LINE, typed, ['outdated.en']],
    ['the translation of a change', both, { en: false, id: true }, typed, []],
    ['a change while the other is behind already', both, { en: true, id: false }, typed, []],
    ['a change where the other has no text', { id: both.id }, IN_LINE, typed, []],
    // A translation, so that writing on never makes the original outdated.
    ['the begin of a first translation', { en: both.en }, IN_LINE, typed, ['outdated.id']],
    ['a change of both languages', both, IN_LINE, inBoth, []],
  ])('of %s, marks what is outdated', (_, texts, outdated, changes, expected) => {
    const paths = Object.keys(draftUpdate(post(texts, outdated), changes, 'ani') ?? {});
    expect(paths.filter((path) => path.startsWith('outdated'))).toEqual(expected);
  });
});
