import { expect, test } from 'vitest';
import type { Entry } from '../../../model/content/entry.ts';
import { emptyEntry } from '../../../model/content/entry.ts';
import type { ListFilter } from '../../../model/content/list.ts';
import {
  entryWords,
  listRow,
  lookupWord,
  lookupWords,
  matchesFilter,
  rowNameLanguage,
} from '../../../model/content/list.ts';

const NOW = Date.UTC(2026, 0, 15);
const english = {
  title: 'Choosing a cash register',
  summary: 'Short',
  body: 'Ask **three** shops.',
};
const indonesian = { title: 'Memilih aplikasi kasir', summary: '', body: '' };

/** A post that is published in English, and scheduled in Indonesian an hour after `NOW`. */
const post: Entry = {
  ...emptyEntry('blog', 'p1', 0),
  draft: { en: english, id: indonesian },
  live: {
    en: { ...english, publish_at: NOW - 1 },
    id: { ...indonesian, publish_at: NOW + 3_600_000 },
    shared: null,
  },
  outdated: { en: false, id: true },
};

const ALL: ListFilter = { search: '', status: null, language: null };

/** Whether the database and then the browser find the post, at a time. */
function isFound(filter: Partial<ListFilter>, now = NOW): boolean {
  const wanted = { ...ALL, ...filter };
  // The row is stored now and read later.
  const words = lookupWords(post, listRow(post, NOW).status);
  const word = lookupWord(wanted);
  return (
    (word === null || words.includes(word)) && matchesFilter(wanted, listRow(post, now), words)
  );
}

test.each<[boolean, string]>([
  [true, ''],
  [true, 'kasir'],
  [true, 'Kas'],
  [true, 'THREE shops'],
  [true, 'short memilih'],
  [true, 'k'],
  [false, 'shop'],
  [false, 'kasir meja'],
])('%s: %j is found in the texts of both languages', (found, search) => {
  expect(isFound({ search })).toBe(found);
});

test.each<[boolean, Partial<ListFilter>]>([
  [true, { status: 'published' }],
  [true, { status: 'published', language: 'en' }],
  [false, { status: 'published', language: 'id' }],
  [true, { status: 'scheduled', language: 'id' }],
  [true, { status: 'outdated' }],
  [false, { status: 'outdated', language: 'en' }],
  [true, { language: 'id' }],
  [false, { status: 'missing' }],
  [true, { search: 'kasir', status: 'scheduled' }],
  [false, { search: 'kasir', status: 'draft' }],
])('%s: found by status and language %j', (found, filter) => {
  expect(isFound(filter)).toBe(found);
});

test('a scheduled post is found as a published one once its time has come, without being stored anew', () => {
  const later = NOW + 3_600_000;
  expect(isFound({ status: 'published', language: 'id' }, later)).toBe(true);
  expect(isFound({ status: 'scheduled' }, later)).toBe(false);
});

test('a text without letters in common with a mark cannot be found by one', () => {
  const words = entryWords({ ...post, draft: { en: { ...english, body: 'any:draft' }, id: {} } });
  expect(words).toContain('draft');
  expect(words).not.toContain('any:draft');
});

test('the words of a very long text are bounded, and those of its title stay', () => {
  const body = Array.from({ length: 30_000 }, (_, index) => `word${index}`).join(' ');
  const words = entryWords({ ...post, draft: { en: { ...english, body }, id: indonesian } });
  expect(words.length).toBeLessThan(2_300);
  expect(words).toEqual(expect.arrayContaining(['register', 'kasir', 'word5']));
});

test('the name of a row is in the language of its readers, or of the only text', () => {
  const languages = (draft: Entry['draft']) => {
    const row = listRow({ ...emptyEntry('blog', 'p1', 0), draft }, NOW);
    return { en: rowNameLanguage(row, 'en'), id: rowNameLanguage(row, 'id') };
  };
  const none = { title: '', summary: '', body: '' };
  expect(languages({ en: english, id: indonesian })).toEqual({ en: 'en', id: 'id' });
  expect(languages({ en: none, id: indonesian })).toEqual({ en: 'id', id: 'id' });
  expect(languages({ en: english, id: none })).toEqual({ en: 'en', id: 'en' });
  const both = { ...none, title: 'QRIS' };
  expect(languages({ en: both, id: both })).toEqual({ en: 'en', id: 'id' });
});
