import { expect, test } from 'vitest';
import type { Entry } from '../../../model/content/draft.ts';
import { emptyEntry } from '../../records/entry.ts';
import { hasStatus, listRow, matchesSearch } from '../../../model/content/list.ts';

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

test.each<[boolean, string]>([
  [true, 'kasir'],
  [true, 'short memilih'],
  [false, 'kasir meja'],
])('%s: %j is found in the texts of both languages', (found, search) => {
  expect(matchesSearch(post, search)).toBe(found);
});

test('a testimonial is found by its person', () => {
  const entry = emptyEntry('testimonials');
  entry.draft.shared.person = 'Ibu Sari';
  expect(matchesSearch(entry, 'sari')).toBe(true);
});

test.each([
  [true, 'any'],
  [true, 'published'],
  [true, 'scheduled'],
  [true, 'outdated'],
  [false, 'missing'],
] as const)('%s: found by the status %s of either language', (found, status) => {
  expect(hasStatus(listRow(post, NOW), status)).toBe(found);
});
