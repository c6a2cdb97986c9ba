import { expect, test } from 'vitest';
import type { Entry } from '#model/content/draft.ts';
import { hasStatus, listRow, matchesSearch } from '#model/content/list.ts';
import { draftEntry } from '../../records/entry.ts';

const NOW = Date.UTC(2026, 0, 15);
const published = (publish_at: number) => ({ revision: 0, publish_at, snapshot: 'a' });

/** A post that is published in English, and scheduled in Indonesian an hour after `NOW`. */
const post: Entry = {
  ...draftEntry('blog', {
    en: { title: 'Choosing a cash register', summary: 'Short' },
    id: { title: 'Memilih aplikasi kasir' },
  }),
  published: { en: published(NOW - 1), id: published(NOW + 3_600_000), shared: 0 },
  outdated: { en: false, id: true },
};

test('an entry is found by words of both languages, a testimonial by its person', () => {
  expect(matchesSearch(post, 'short memilih')).toBe(true);
  expect(matchesSearch(post, 'kasir meja')).toBe(false);
  const testimonial = draftEntry('testimonials', { shared: { person: 'Ibu Sari' } });
  expect(matchesSearch(testimonial, 'sari')).toBe(true);
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
