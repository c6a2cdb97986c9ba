import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProblems } from '#model/content/problems.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS } from '#model/pictures/media.ts';
import { LOCALES } from '#studio/locale.ts';
import { pictureFilesIn, picturesOf } from '../../../emulators/seed/content-folder.ts';
import { SEED_CONTENT } from '../../../emulators/seed/content.ts';
import { seedSiteContent } from '../../../emulators/seed/site-content.ts';
import { seededEntries } from '../../seeded-entries.ts';

const site = seedSiteContent();
const languages = (items: readonly { texts: object }[]) =>
  items.map(({ texts }) => Object.keys(texts).join());

test('six posts, six portfolio items and eight testimonials are published in both languages', () => {
  const both = languages(site.blog).filter((locales) => locales === 'en,id');
  expect(both.length).toBeGreaterThanOrEqual(6);
  expect(languages(site.portfolio)).toEqual(Array.from({ length: 6 }, () => 'en,id'));
  expect(languages(site.testimonials)).toEqual(Array.from({ length: 8 }, () => 'en,id'));
});

test.each(CONTENT_TYPE_NAMES)(
  'every published text of %s could be published by an admin',
  (type) => {
    for (const entry of seededEntries(type)) {
      for (const locale of LOCALES) {
        if (entry.published[locale] === null) continue;
        const shown = { type, draft: entry.shown, unreadable: [] };
        expect(findProblems(shown, locale), `${entry.id} ${locale}`).toEqual([]);
      }
    }
  },
);

test('every picture exists in every size and format, light for phones', () => {
  const files = Object.groupBy(pictureFilesIn(SEED_CONTENT), ({ id }) => id);
  const used = CONTENT_TYPE_NAMES.flatMap(seededEntries).flatMap(picturesOf);
  expect(Object.keys(files).toSorted()).toEqual(used.toSorted());
  const sizes = MEDIA_WIDTHS.flatMap((width) =>
    MEDIA_FORMATS.map((format) => `${width}.${format}`),
  );
  for (const each of Object.values(files)) {
    expect(each?.map(({ name }) => name).toSorted()).toEqual([...sizes, 'shared.jpg'].toSorted());
    for (const { path } of each ?? []) expect(statSync(path).size).toBeLessThan(60_000);
  }
});
