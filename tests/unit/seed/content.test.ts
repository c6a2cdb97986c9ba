import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contactRequestSchema } from '../../../model/contact/api.ts';
import { emptyEntry } from '../../../model/content/entry.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import { loadSeedContent } from '../../../web/build/pages/seed-content.ts';
import { validateForPublishing } from '../../../model/publishing/problems.ts';
import { errorReportRecord } from '../../../model/errors/report.ts';
import { LOCALES } from '../../../model/locale.ts';
import { publishedSeeds } from '../../../emulators/seed/content/published.ts';
import { covers, seedContent } from '../../../emulators/seed/content/index.ts';
import { coverFiles } from '../../../emulators/seed/covers.ts';
import { seedErrorReports } from '../../../emulators/seed/error-reports.ts';
import { seedMessages } from '../../../emulators/seed/messages.ts';

const now = new Date();
const content = seedContent(now);
const site = await loadSeedContent();
const languages = (items: readonly { texts: object }[]) =>
  items.map(({ texts }) => Object.keys(texts).join());

test('six posts, six portfolio items and eight testimonials are published in both languages', () => {
  const both = languages(site.blog).filter((locales) => locales === 'en,id');
  expect(both.length).toBeGreaterThanOrEqual(6);
  expect(languages(site.portfolio)).toEqual(Array.from({ length: 6 }, () => 'en,id'));
  expect(languages(site.testimonials)).toEqual(Array.from({ length: 8 }, () => 'en,id'));
});

test('one post is a draft, one is scheduled, one is in one language only', () => {
  const states = content.blog.map(({ record: { live } }) =>
    LOCALES.map((locale) => Number(live[locale]?.publish_at ?? NaN) <= now.getTime()),
  );
  const scheduled = content.blog.filter(
    ({ record: { live } }) => Number(live.en?.publish_at) > +now,
  );
  expect(content.blog.filter(({ record: { live } }) => !live.en && !live.id)).toHaveLength(1);
  expect(scheduled).toHaveLength(1);
  expect(states.filter(([en, id]) => en !== id)).toHaveLength(1);
});

test('publications of the seeds are well-formed, with finished HTML, and posts are listed newest first', async () => {
  const published = await publishedSeeds(now);
  for (const kind of CONTENT_KINDS) {
    expect(published[kind].length).toBe(
      content[kind].filter(({ record: { live } }) => live.en ?? live.id).length,
    );
    for (const { data } of published[kind]) v.parse(PUBLICATION_RECORDS[kind], data);
  }
  const times = site.blog.map(({ texts }) =>
    Math.min(...[texts.en, texts.id].flatMap((text) => (text ? Date.parse(text.publish_at) : []))),
  );
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(JSON.stringify(published.blog)).toMatch(/<h2>/);
});

test.each(CONTENT_KINDS)('every published text of %s could be published by an admin', (kind) => {
  for (const { id, record } of content[kind]) {
    for (const locale of LOCALES) {
      const text = record.live[locale];
      if (text === null) continue;
      const { publish_at: _, ...texts } = text;
      const shared = { ...emptyEntry(kind, id, 0), ...record };
      expect(validateForPublishing(kind, texts, shared), `${id} ${locale}`).toEqual([]);
    }
  }
});

test('no two records share a document id, a slug or an image', () => {
  const all = CONTENT_KINDS.flatMap((kind) => content[kind].map(({ id }) => id));
  const pictures = covers.map(({ id }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('messages and error reports are valid input of visitors', () => {
  for (const [id, message] of seedMessages(now)) {
    const { reference: _, uid: _uid, status: _status, created_date: _date, ...request } = message;
    expect(v.safeParse(contactRequestSchema, request).success, id).toBe(true);
  }
  for (const [id, { created_date: _, ...report }] of seedErrorReports(now)) {
    expect(v.safeParse(v.omit(errorReportRecord, ['created_date']), report).success, id).toBe(true);
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
    'shared.jpg',
  ]);
  for (const { data } of files) expect(data.length).toBeLessThan(60_000);
});

test('every testimonial says that it is an example: nobody has said these words', () => {
  for (const { texts } of site.testimonials) {
    expect(texts.en?.role).toMatch(/\bexample\b/);
    expect(texts.id?.role).toMatch(/\bcontoh\b/);
  }
});
