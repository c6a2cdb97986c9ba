import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contactRequestSchema } from '../../../model/api/contact.ts';
import { CONTENT_KINDS } from '../../../model/content-limits.ts';
import { liveLocales } from '../../../model/public-content.ts';
import { validateForPublishing } from '../../../model/content-publishing.ts';
import { errorReportSchema } from '../../../model/error-report.ts';
import { LOCALES } from '../../../model/locale.ts';
import { publishedSeeds } from '../../../emulators/seed/content/published.ts';
import { covers, seedContent } from '../../../emulators/seed/content/index.ts';
import { coverFiles } from '../../../emulators/seed/covers.ts';
import { seedErrorReports } from '../../../emulators/seed/error-reports.ts';
import { seedMessages } from '../../../emulators/seed/messages.ts';

const now = new Date();
const content = seedContent(now);
const published = publishedSeeds(now);
const readable = (kind: keyof typeof published) =>
  published[kind].map((record) => liveLocales(record, now.getTime()).join());

test('six posts, six portfolio items and eight testimonials are published in both languages', () => {
  expect(readable('blog').filter((locales) => locales === 'en,id').length).toBeGreaterThanOrEqual(
    6,
  );
  expect(readable('portfolio')).toEqual(Array.from({ length: 6 }, () => 'en,id'));
  expect(readable('testimonials')).toEqual(Array.from({ length: 8 }, () => 'en,id'));
});

test('one post is a draft, one is scheduled, one is in one language only', () => {
  const states = published.blog.map((record) => [
    liveLocales(record, now.getTime()).length,
    LOCALES.filter((locale) => record.live[locale] !== null).length,
  ]);
  expect(states.filter(([open, live]) => open === 0 && live === 0)).toHaveLength(1);
  expect(states.filter(([open, live]) => open === 0 && live === 2)).toHaveLength(1);
  expect(states.filter(([open]) => open === 1)).toHaveLength(1);
});

test.each(CONTENT_KINDS)('every published text of %s could be published by an admin', (kind) => {
  for (const { id, record } of content[kind]) {
    for (const locale of LOCALES) {
      const text = record.live[locale];
      if (text === null) continue;
      const { publish_at: _, ...texts } = text;
      const shared = { slug: '', cover: null, link: '', person: '', ...record };
      expect(validateForPublishing(kind, texts, shared, false), `${id} ${locale}`).toEqual([]);
    }
  }
});

test('no two records share a document id, a slug or an image', () => {
  const all = CONTENT_KINDS.flatMap((kind) => content[kind].map(({ id }) => id));
  const pictures = covers.map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('posts have a minimum length, similar in both languages', () => {
  for (const { id, record } of content.blog) {
    const t = LOCALES.filter((locale) => record.draft[locale].body !== '').map(
      (locale) => record.draft[locale].body.split(/\s+/).length,
    );
    for (const count of t) {
      expect(count, id).toBeGreaterThan(230);
      expect(count, id).toBeLessThan(620);
    }
  }
});

test('messages and error reports are valid input of visitors', () => {
  for (const [id, message] of seedMessages(now)) {
    const { reference: _, uid: _uid, status: _status, created_date: _date, ...request } = message;
    expect(v.safeParse(contactRequestSchema, request).success, id).toBe(true);
  }
  for (const [id, { created_date: _, ...report }] of seedErrorReports(now)) {
    expect(v.safeParse(errorReportSchema, report).success, id).toBe(true);
  }
});

test('a cover exists in every size and format, within the upload limit', async () => {
  const [cover] = covers;
  const files = cover === undefined ? [] : await coverFiles(cover);
  expect(files.map(({ path }) => path.split('/').at(-1))).toEqual([
    '480.avif',
    '480.webp',
    '960.avif',
    '960.webp',
    '1440.avif',
    '1440.webp',
  ]);
  for (const { data } of files) expect(data.length).toBeLessThan(60_000);
});
