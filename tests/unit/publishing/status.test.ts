import { describe, expect, test } from 'vitest';
import { emptyEntry } from '../../../model/content/entry.ts';
import type { StatusRecord } from '../../../model/publishing/status.ts';
import {
  draftUpdate,
  languageStatus,
  languageStatuses,
  needsTranslation,
  publishedState,
  withdrawnState,
} from '../../../model/publishing/status.ts';
import type { TextMap } from '../../../model/content/text.ts';

const NOW = Date.UTC(2026, 0, 15);
const english = { title: 'Hello', summary: 'Short', body: 'Long' };
const indonesian = { title: 'Halo', summary: 'Pendek', body: 'Panjang' };
const { link, person, author, year, services, testimonial } = emptyEntry('blog', 'a', 0);
const SHARED = { slug: 'hello', cover: null, link, person, author, year, services, testimonial };
const nothing = { title: '', summary: ' ', body: '\r\n' };

function record(changes: Partial<StatusRecord> = {}): StatusRecord {
  return {
    draft: { en: english, id: indonesian },
    live: { en: null, id: null, shared: null },
    ...SHARED,
    outdated: { en: false, id: false },
    ...changes,
  };
}

const live = (text: TextMap, publish_at: number) => ({ ...text, publish_at });

describe('status of a language', () => {
  test.each([
    ['missing', nothing, null],
    ['draft', english, null],
    ['published', english, live(english, NOW)],
    ['scheduled', english, live(english, NOW + 1)],
    ['changed', { ...english, body: 'Longer' }, live(english, NOW - 1)],
    ['changed', nothing, live(english, NOW - 1)],
  ] as const)('%s', (state, draft, liveText) => {
    const entry = record({
      draft: { en: draft, id: indonesian },
      live: { en: liveText, id: null, shared: null },
    });
    expect(languageStatus('blog', entry, 'en', NOW)).toEqual({
      state,
      outdated: false,
      publishAt: liveText?.publish_at ?? null,
    });
  });

  test('whitespace and line ends around a text are not an unpublished change', () => {
    const entry = record({
      draft: { en: { ...english, body: 'Long\r\n' }, id: nothing },
      live: { en: live(english, 0), id: null, shared: null },
    });
    expect(languageStatus('blog', entry, 'en', NOW).state).toBe('published');
  });

  test.each([{ year: '2024' }, { services: ['apps'] }, { testimonial: 't1' }] as const)(
    'another %j of a project is an unpublished change',
    (change) => {
      const published = publishedState('portfolio', record(), 'en', NOW);
      const project = record({ live: published });
      expect(languageStatus('portfolio', project, 'en', NOW).state).toBe('published');
      const changed = { ...project, ...change, services: [...(change.services ?? [])] };
      expect(languageStatus('portfolio', changed, 'en', NOW).state).toBe('changed');
    },
  );

  test('another author is an unpublished change', () => {
    const published = { en: live(english, 0), id: null, shared: SHARED };
    const named = record({ live: published, author: 'design' });
    expect(languageStatus('blog', record({ live: published }), 'en', NOW).state).toBe('published');
    expect(languageStatus('blog', named, 'en', NOW).state).toBe('changed');
  });

  test('a language without any text is missing, not outdated', () => {
    const entry = record({
      draft: { en: english, id: nothing },
      outdated: { en: false, id: true },
    });
    expect(languageStatus('blog', entry, 'id', NOW)).toMatchObject({
      state: 'missing',
      outdated: false,
    });
  });

  test('an entry that is published or current in one language only needs translation', () => {
    const needs = (entry: StatusRecord) => needsTranslation(languageStatuses('blog', entry, NOW));
    expect(needs(record())).toBe(false);
    const half = record({ live: { en: live(english, 0), id: null, shared: null } });
    expect(needs(half)).toBe(true);
    const both = { en: live(english, 0), id: live(indonesian, 0), shared: null };
    expect(needs(record({ live: both }))).toBe(false);
    const behind = record({ live: both, outdated: { en: false, id: true } });
    expect(needs(behind)).toBe(true);
  });
});

describe('saving a draft', () => {
  test('updates only the fields that differ and marks the other language as outdated', () => {
    expect(draftUpdate('blog', record(), 'en', { ...english, title: 'Hi' })).toEqual({
      'draft.en.title': 'Hi',
      'outdated.id': true,
    });
  });

  test('gives no update where nothing differs', () => {
    expect(draftUpdate('blog', record(), 'en', { ...english })).toBeNull();
  });

  test('marks nothing where only whitespace differs', () => {
    expect(draftUpdate('blog', record(), 'en', { body: 'Long\n' })).toEqual({
      'draft.en.body': 'Long\n',
    });
  });

  test('does not mark the other language when an outdated one is updated', () => {
    const entry = record({ outdated: { en: false, id: true } });
    expect(draftUpdate('blog', entry, 'id', { title: 'Hai' })).toEqual({ 'draft.id.title': 'Hai' });
  });

  test('does not mark a language without text', () => {
    const entry = record({ draft: { en: english, id: nothing } });
    expect(draftUpdate('blog', entry, 'en', { title: 'Hi' })).toEqual({ 'draft.en.title': 'Hi' });
  });

  test('ignores fields of another kind', () => {
    const entry = record({ draft: { en: { quote: 'a', role: 'b' }, id: { quote: '', role: '' } } });
    expect(draftUpdate('testimonials', entry, 'en', { title: 'x', role: 'c' })).toEqual({
      'draft.en.role': 'c',
    });
  });
});

describe('what is published', () => {
  test('publishing copies the draft and the shared fields of the kind; the other language stays', () => {
    const liveBefore = { en: null, id: { ...indonesian, publish_at: 1 }, shared: null };
    const padded = { ...english, title: ' Hello ' };
    const entry = record({
      live: liveBefore,
      draft: { en: padded, id: nothing },
      link: 'https://x.example',
    });
    expect(publishedState('blog', entry, 'en', NOW)).toEqual({
      en: { ...english, publish_at: NOW },
      id: { ...indonesian, publish_at: 1 },
      shared: { slug: 'hello', cover: null, author: 'studio' },
    });
    const work = publishedState('portfolio', entry, 'en', NOW);
    expect(work.shared).toEqual({
      slug: 'hello',
      cover: null,
      link: 'https://x.example',
      year: '',
      services: [],
      testimonial: '',
    });
  });

  test('a withdrawn language leaves the other one; without any, nothing is left', () => {
    const both = { en: live(english, 0), id: live(indonesian, 0), shared: { slug: 'hello' } };
    const one = withdrawnState(both, 'en');
    expect(one).toEqual({ ...both, en: null });
    expect(withdrawnState(one, 'id')).toEqual({ en: null, id: null, shared: null });
  });

  test('an address, link or image changed since is an unpublished change of every published language', () => {
    const shared = { slug: 'hello', cover: null };
    const entry = record({ live: { en: live(english, 0), id: live(indonesian, 0), shared } });
    const stateOf = (changes: Partial<StatusRecord>) =>
      languageStatus('blog', { ...entry, ...changes }, 'id', NOW).state;
    const cover = { id: 'x', width: 1, height: 1, alt: { en: 'A', id: 'B' } };
    expect(stateOf({})).toBe('published');
    expect(stateOf({ slug: 'goodbye' })).toBe('changed');
    expect(stateOf({ cover })).toBe('changed');
    const described = { ...entry.live, shared: { slug: 'hello', cover } };
    expect(stateOf({ live: described, cover: { ...cover } })).toBe('published');
    const other = { ...cover, alt: { en: 'A', id: 'C' } };
    expect(stateOf({ live: described, cover: other })).toBe('changed');
  });
});
