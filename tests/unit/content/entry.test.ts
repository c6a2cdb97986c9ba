import { expect, test } from 'vitest';
import { parseEntry } from '../../../model/content/entry.ts';

const time = { toMillis: () => 1000 };
const text = { title: 'Title', summary: 'Summary', body: 'Body' };
const item = {
  draft: { en: text, id: text },
  live: { en: { ...text, publish_at: time }, id: null },
  outdated: { en: false, id: true },
  slug: 'an-item',
  link: '',
  cover: null,
  order: 3,
  created_date: time,
  updated_by: 'ani',
  updated_date: time,
};

test('a well-formed record is parsed with times in milliseconds, and what earlier ones lack is empty', () => {
  const caseStudy = { situation: '', decision: '', outcome: '', figure: '', unit: '' };
  const whole = { ...text, ...caseStudy };
  expect(parseEntry('portfolio', 'p1', item)).toEqual({
    id: 'p1',
    kind: 'portfolio',
    draft: { en: whole, id: whole },
    live: { en: { ...whole, publish_at: 1000 }, id: null, shared: null },
    outdated: item.outdated,
    slug: 'an-item',
    link: '',
    person: '',
    author: 'studio',
    year: '',
    services: [],
    testimonial: '',
    cover: null,
    order: 3,
    updatedAt: 1000,
    updatedBy: 'ani',
  });
});

test.each([
  ['draft.en.title', { draft: { en: { ...text, title: 7 }, id: text } }],
  ['draft.id', { draft: { en: text } }],
  ['live', { live: 'nonsense' }],
  ['live.en.title', { live: { en: { ...text, title: 7, publish_at: time }, id: null } }],
  ['live.en', { live: { en: text, id: null } }],
  ['cover', { cover: { id: 7 } }],
  ['services', { services: 'apps' }],
  ['outdated', { outdated: null }],
  ['order', { order: '3' }],
  ['updated_date', { updated_date: 'yesterday' }],
])('a record with a field of another type is none: %s', (_path, changes) => {
  expect(parseEntry('portfolio', 'p1', { ...item, ...changes })).toBeNull();
});

test('a text that is too long is kept', () => {
  const title = 'x'.repeat(1000);
  const entry = parseEntry('portfolio', 'p1', {
    ...item,
    draft: { en: { ...text, title }, id: text },
  });
  expect(entry?.draft.en.title).toBe(title);
});

test('a record without any field is none', () => {
  expect(parseEntry('testimonials', 't1', {})).toBeNull();
});
