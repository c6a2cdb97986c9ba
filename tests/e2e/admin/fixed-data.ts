import type { Page } from '@playwright/test';
import type { ErrorGroupRow } from '#model/errors/group.ts';
import { errorReport } from '../../records/error-report.ts';
import { answerRequests } from '../fixtures.ts';

export const DATE = new Date('2025-03-04T05:06:07Z');
const time = DATE.getTime();

/** A picture that the entry of `answerWithFixedData` uses. */
export const PICTURE = '4f2a9d10-7c43-4e55-8b1d-1c2d3e4f5001';

export const errorGroup = (changes: Partial<ErrorGroupRow>): ErrorGroupRow => ({
  id: 'v1-0123456789abcdef',
  ...errorReport(),
  count: 12,
  first_seen: time,
  last_seen: time,
  build: '0123456789abcdef',
  status: 'open',
  resolved_build: null,
  resolved_at: null,
  reopened: false,
  changed_by: null,
  ...changes,
});

const daysOf = (length: number, counts: (index: number) => object) =>
  Array.from({ length }, (_, index) => ({
    day: `2025-03-${String(index + 1).padStart(2, '0')}`,
    ...counts(index),
  }));

const dashboard = {
  newMessages: 1,
  newest: [{ id: 'one', name: 'A', text: 'A rather long first line that does not fit'.repeat(3) }],
  spam: 1,
  notNotified: ['one'],
  newErrors: 3,
  hasReleases: true,
  earlierPages: null,
  days: daysOf(14, (index) => ({ views: (index * 7) % 5 })),
  content: ['blog', 'portfolio', 'testimonials', 'pages'].map((type) => ({
    type,
    changed: 5,
    attention: 4,
  })),
  scheduled: [
    { type: 'blog', id: 'one', name: { en: 'About fields', id: '' }, locale: 'en', at: time },
  ],
};

const visits = {
  days: daysOf(30, (index) => ({ views: index % 4, visitors: index % 3, messages: 0 })),
  counts: {
    views: 43,
    visitors: 30,
    messages: 2,
    locales: { en: 13, id: 30 },
    pages: { '/': 30, '/blog/a-post-with-a-rather-long-address': 10, other: 3 },
    sources: { 'www.google.com': 9, instagram: 3 },
    message_sources: { instagram: 1 },
  },
};

const picture = { width: 1440, height: 810, created_at: time };
const use = { type: 'blog', entry: 'one', title: { en: 'About fields', id: '' }, isPublic: true };
const pictures = [
  {
    ...picture,
    id: PICTURE,
    name: 'field.webp',
    alt: { en: 'A green field', id: 'Hamparan hijau' },
    uses: [use],
  },
  {
    ...picture,
    id: PICTURE.replace('5001', '5002'),
    name: 'sea.webp',
    alt: { en: '', id: '' },
    uses: [],
  },
];

/** Answers with fixed records in place of the functions for admins, whose records other tests change. */
export async function answerWithFixedData(page: Page): Promise<void> {
  const answers = {
    'errors?*': { groups: [errorGroup({ reopened: true })], next: null },
    dashboard,
    visits,
    'pictures?*': { pictures, next: null },
  };
  const entries = Object.entries(answers).map(([address, answer]) => [
    `*/api/admin/${address}`,
    { contentType: 'application/json', body: JSON.stringify(answer) },
  ]);
  await answerRequests(page, Object.fromEntries(entries));
}
