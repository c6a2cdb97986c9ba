import { expect, test } from 'vitest';
import type { Entry } from '#model/content/draft.ts';
import { hasStatus, listRow, matchesSearch } from '#model/content/list.ts';
import { emptyEntry } from '../../records/entry.ts';

const NOW = Date.UTC(2026, 0, 15);
const english = {
  title: 'Choosing a cash register',
  summary: 'Short',
  body: 'Ask **three** shops.',
};
const indonesian = { title: 'Memilih aplikasi kasir', summary: '', body: '' };

const empty = emptyEntry('blog');
const published = (publish_at: number) => ({ revision: 0, publish_at, snapshot: 'a' });

/** A post that is published in English, and scheduled in Indonesian an hour after `NOW`. */
const post: Entry = {
  ...empty,
  draft: { ...empty.draft, en: english, id: indonesian },
  published: {
    ...empty.published,
    en: published(NOW - 1),
    id: published(NOW + 3_600_000),
    shared: 0,
  },
  outdated: { ...empty.outdated, id: true },
};

test('an entry is found by words of both languages, a testimonial by its person', () => {
  expect(matchesSearch(post, 'short memilih')).toBe(true);
  expect(matchesSearch(post, 'kasir meja')).toBe(false);
  const entry = emptyEntry('testimonials');
  const draft = { ...entry.draft, shared: { person: 'Ibu Sari' } };
  expect(matchesSearch({ ...entry, draft }, 'sari')).toBe(true);
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
