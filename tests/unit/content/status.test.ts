import { expect, test } from 'vitest';
import {
  languageStatus,
  languageStatuses,
  needsTranslation,
  type StatusEntry,
} from '#model/content/status.ts';
import { draftEntry } from '../../records/entry.ts';

const NOW = Date.UTC(2026, 0, 15);

const { outdated: CURRENT, published: UNPUBLISHED } = draftEntry('blog');

/** A post in English whose parts have the revisions 4 and 2. */
function post(changes: Partial<StatusEntry> = {}): StatusEntry {
  const entry = draftEntry('blog', { en: { title: 'Hello' } });
  return { ...entry, revision: { en: 4, id: 0, shared: 2 }, ...changes };
}

const published = (revision: number, shared: number, publish_at: number) => ({
  ...UNPUBLISHED,
  en: { revision, publish_at, snapshot: 'a' },
  shared,
});

test.each([
  ['draft', UNPUBLISHED],
  ['published', published(4, 2, NOW)],
  ['scheduled', published(4, 2, NOW + 1)],
  ['changed', published(3, 2, NOW)],
  ['changed', published(4, 1, NOW)],
  ['changed', published(3, 2, NOW + 1)],
] as const)('a language is %s', (state, stored) => {
  expect(languageStatus(post({ published: stored }), 'en', NOW)).toEqual({
    state,
    outdated: false,
    publishAt: stored.en?.publish_at ?? null,
    earlierSince: null,
  });
});

test('a language without a text is missing, and then not outdated', () => {
  const status = languageStatus(post({ outdated: { ...CURRENT, id: true } }), 'id', NOW);
  expect(status).toMatchObject({ state: 'missing', outdated: false });
});

test.each([
  ['until a scheduled change is public', NOW + 1, NOW - 9],
  ['not any more from its moment on', NOW, null],
])('the status tells of the earlier text %s', (_, publish_at, earlierSince) => {
  const shown = { revision: 3, publish_at: NOW - 9, snapshot: 'a' };
  const en = { revision: 4, publish_at, snapshot: 'b', shown };
  const status = languageStatus(post({ published: { ...UNPUBLISHED, en, shared: 2 } }), 'en', NOW);
  expect(status.earlierSince).toBe(earlierSince);
});

test('an entry needs a translation where one language alone is published, or one is outdated', () => {
  const needs = (changes: Partial<StatusEntry>) =>
    needsTranslation(languageStatuses(post(changes), NOW));
  expect(needs({})).toBe(false);
  expect(needs({ published: published(4, 2, NOW) })).toBe(true);
  expect(needs({ outdated: { ...CURRENT, en: true } })).toBe(true);
});
