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

const published = (revision: number, shared: number) => ({
  ...UNPUBLISHED,
  en: { revision, publish_at: NOW, snapshot: 'a' },
  shared,
});

const scheduled = (revision: number, shared: number, at: number | null = NOW + 1) => ({
  revision,
  shared,
  at,
  snapshot: 'a',
  by: 'ayu',
});

const stateOf = (changes: Partial<StatusEntry>) => languageStatus(post(changes), 'en').state;

test.each([
  ['draft', {}],
  ['published', { published: published(4, 2) }],
  ['changed', { published: published(3, 2) }],
  ['changed', { published: published(4, 1) }],
  ['scheduled', { scheduled: { en: scheduled(4, 2), id: null } }],
  ['changed', { scheduled: { en: scheduled(3, 2), id: null } }],
  ['changed', { scheduled: { en: scheduled(4, 1), id: null } }],
  ['scheduled', { published: published(3, 1), scheduled: { en: scheduled(4, 2), id: null } }],
  ['changed', { published: published(3, 2), scheduled: { en: scheduled(4, 2, null), id: null } }],
  // Shared fields that wait for the other language are no change of this one.
  ['published', { published: published(4, 1), scheduled: { en: null, id: scheduled(0, 2) } }],
  [
    'scheduled',
    { published: published(3, 1), scheduled: { en: scheduled(4, 1), id: scheduled(0, 2) } },
  ],
] satisfies [string, Partial<StatusEntry>][])('a language is %s', (state, changes) => {
  expect(stateOf(changes)).toBe(state);
});

test('the status tells the times of a text and of the next one, and its problem', () => {
  const en = { ...scheduled(4, 2), problem: { field: 'slug', code: 'slug-taken' as const } };
  const changes = { published: published(3, 2), scheduled: { en, id: null } };
  expect(languageStatus(post(changes), 'en')).toMatchObject({
    publishedAt: NOW,
    scheduledAt: NOW + 1,
    problem: { field: 'slug', code: 'slug-taken' },
  });
});

test('a language without a text is missing, and then not outdated', () => {
  const status = languageStatus(post({ outdated: { ...CURRENT, id: true } }), 'id');
  expect(status).toMatchObject({ state: 'missing', outdated: false });
});

test('an entry needs a translation where one language alone is published, or one is outdated', () => {
  const needs = (changes: Partial<StatusEntry>) =>
    needsTranslation(languageStatuses(post(changes)));
  expect(needs({})).toBe(false);
  expect(needs({ published: published(4, 2) })).toBe(true);
  expect(needs({ outdated: { ...CURRENT, en: true } })).toBe(true);
});
