import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { contactRequestSchema } from '../../../model/contact/api.ts';
import { CONTENT_KINDS } from '../../../model/content/kinds.ts';
import { loadSeedContent } from '../../../web/build/pages/seed-content.ts';
import { findProblems } from '../../../model/content/problems.ts';
import { errorReportRecord } from '../../../model/errors/report.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import { LOCALES } from '../../../model/locale.ts';
import { publishedSeeds, SEED_CONTENT, seededEntries } from '../../../emulators/seed/content.ts';
import { pictureFilesIn, picturesOf } from '../../../emulators/seed/content-folder.ts';
import { seedErrorReports } from '../../../emulators/seed/error-reports.ts';
import { seedMessages } from '../../../emulators/seed/messages.ts';

const now = new Date();
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
  const times = seededEntries('blog').map(({ published }) =>
    LOCALES.map((locale) => published[locale]?.publish_at ?? NaN),
  );
  const isPublic = (time: number | undefined) => Number(time) <= now.getTime();
  expect(times.filter((each) => each.every(Number.isNaN))).toHaveLength(1);
  expect(times.filter(([en]) => Number(en) > now.getTime())).toHaveLength(1);
  expect(times.filter(([en, id]) => isPublic(en) !== isPublic(id))).toHaveLength(1);
});

test('publications of the seeds have finished HTML, and posts are listed newest first', async () => {
  const published = await publishedSeeds(now);
  for (const kind of CONTENT_KINDS) {
    expect(published.filter((one) => one.kind === kind).length).toBe(
      seededEntries(kind).filter(({ published: { en, id } }) => en ?? id).length,
    );
  }
  const times = site.blog.map(({ texts }) =>
    Math.min(...[texts.en, texts.id].flatMap((text) => (text ? Date.parse(text.publish_at) : []))),
  );
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(JSON.stringify(published)).toMatch(/<h2>/);
});

test.each(CONTENT_KINDS)('every published text of %s could be published by an admin', (kind) => {
  for (const entry of seededEntries(kind)) {
    for (const locale of LOCALES) {
      if (entry.published[locale] === null) continue;
      expect(findProblems(kind, entry.shown, locale), `${entry.id} ${locale}`).toEqual([]);
    }
  }
});

test('no two records share a document id or an image', () => {
  const all = CONTENT_KINDS.flatMap(seededEntries);
  const pictures = all.flatMap(picturesOf);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
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

test('every picture exists in every size and format, light for phones', () => {
  const files = Object.groupBy(pictureFilesIn(SEED_CONTENT), ({ id }) => id);
  const used = CONTENT_KINDS.flatMap(seededEntries).flatMap(picturesOf);
  expect(Object.keys(files).toSorted()).toEqual(used.toSorted());
  const sizes = MEDIA_WIDTHS.flatMap((width) =>
    MEDIA_FORMATS.map((format) => `${width}.${format}`),
  );
  for (const each of Object.values(files)) {
    expect(each?.map(({ name }) => name).toSorted()).toEqual([...sizes, 'shared.jpg'].toSorted());
    for (const { path } of each ?? []) expect(statSync(path).size).toBeLessThan(60_000);
  }
});

test('every testimonial says that it is an example: nobody has said these words', () => {
  for (const { texts } of site.testimonials) {
    expect(texts.en?.role).toMatch(/\bexample\b/);
    expect(texts.id?.role).toMatch(/\bcontoh\b/);
  }
});
