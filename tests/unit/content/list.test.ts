import { expect, test } from 'vitest';
import type { Entry } from '#model/content/draft.ts';
import { hasStatus, listRow, matchesSearch } from '#model/content/list.ts';
import { draftEntry } from '../../records/entry.ts';

const NOW = Date.UTC(2026, 0, 15);

/** A post that is published in English, and scheduled in Indonesian an hour after `NOW`. */
const post: Entry = {
  ...draftEntry('blog', { en: { title: 'Choosing' }, id: { title: 'Memilih' } }),
  published: { en: { revision: 0, publish_at: NOW - 1, snapshot: 'a' }, id: null, shared: 0 },
  scheduled: {
    en: null,
    id: { revision: 0, shared: 0, at: NOW + 3_600_000, snapshot: 'a', by: 'ayu' },
  },
  outdated: { en: false, id: true },
};

/* Posts: tests/functions/content/search-posts.test.ts. */
test('a testimonial is found by its person', () => {
  const testimonial = draftEntry('testimonials', { shared: { person: 'Ibu Sari' } });
  expect(matchesSearch(testimonial, 'sari')).toBe(true);
});

test.each([
  [true, 'any'],
  [true, 'published'],
  [true, 'scheduled'],
  [true, 'outdated'],
  [false, 'failed'],
  [false, 'missing'],
] as const)('%s: found by the status %s of either language', (found, status) => {
  expect(hasStatus(listRow(post), status)).toBe(found);
});
