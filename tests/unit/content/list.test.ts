import { expect, test } from 'vitest';
import type { Entry } from '../../../model/content/draft.ts';
import { emptyEntry } from '../../records/entry.ts';
import type { ListFilter } from '../../../model/content/list.ts';
import { hasStatus, listRow, matchesSearch, rowNameLanguage } from '../../../model/content/list.ts';

const NOW = Date.UTC(2026, 0, 15);
const english = {
  title: 'Choosing a cash register',
  summary: 'Short',
  body: 'Ask **three** shops.',
};
const indonesian = { title: 'Memilih aplikasi kasir', summary: '', body: '' };

const empty = emptyEntry('blog');
const published = (publish_at: number) => ({ revision: 0, publish_at, kept: 'a' });

/** A post that is published in English, and scheduled in Indonesian an hour after `NOW`. */
const post: Entry = {
  ...empty,
  draft: { ...empty.draft, en: english, id: indonesian },
  published: { en: published(NOW - 1), id: published(NOW + 3_600_000), shared: 0 },
  outdated: { en: false, id: true },
};

test('an entry is found by words of both languages, a testimonial by its person', () => {
  expect(matchesSearch(post, 'short memilih')).toBe(true);
  expect(matchesSearch(post, 'kasir meja')).toBe(false);
  const entry = emptyEntry('testimonials');
  entry.draft.shared.person = 'Ibu Sari';
  expect(matchesSearch(entry, 'sari')).toBe(true);
});

test.each<[boolean, Partial<ListFilter>]>([
  [true, {}],
  [true, { status: 'published' }],
  [true, { status: 'published', language: 'en' }],
  [false, { status: 'published', language: 'id' }],
  [true, { status: 'scheduled', language: 'id' }],
  [true, { status: 'outdated' }],
  [false, { status: 'outdated', language: 'en' }],
  [true, { language: 'id' }],
  [false, { status: 'missing' }],
  [false, { status: 'draft' }],
])('%s: found by status and language %j', (found, filter) => {
  const wanted = { status: null, language: null, ...filter };
  expect(hasStatus(wanted, listRow(post, NOW))).toBe(found);
});

test('the name of a row is in the language of its readers, or of the only text', () => {
  const languages = (texts: Pick<Entry['draft'], 'en' | 'id'>) => {
    const row = listRow({ ...empty, draft: { ...empty.draft, ...texts } }, NOW);
    return { en: rowNameLanguage(row, 'en'), id: rowNameLanguage(row, 'id') };
  };
  const none = { title: '', summary: '', body: '' };
  expect(languages({ en: english, id: indonesian })).toEqual({ en: 'en', id: 'id' });
  expect(languages({ en: none, id: indonesian })).toEqual({ en: 'id', id: 'id' });
  expect(languages({ en: english, id: none })).toEqual({ en: 'en', id: 'en' });
  const both = { ...none, title: 'QRIS' };
  expect(languages({ en: both, id: both })).toEqual({ en: 'en', id: 'id' });
});
