import type { ContentEntry } from '../emulators/seed/content-folder.ts';
import { seededEntries } from './seeded-entries.ts';

const since = ({ published: { en, id } }: ContentEntry) => (en ?? id)?.publish_at ?? Infinity;

const published = seededEntries('blog')
  .filter((post) => since(post) <= Date.now())
  .toSorted((a, b) => since(b) - since(a));

/** A seeded post that visitors read in both languages, with a cover. */
export const bilingualPost = (() => {
  const found = published.find(
    ({ shown, published: { en, id } }) => shown.shared.cover && en && id,
  );
  if (!found?.shown.en.title)
    throw new Error('The seeds need a post in both languages, with a cover');
  return { slug: found.shown.shared.slug, title: found.shown.en.title };
})();

/** A seeded post that visitors read in Indonesian only. */
export const indonesianPost = (() => {
  const found = published.find(({ published: { en } }) => !en);
  if (!found?.shown.id.title) throw new Error('The seeds need a post in Indonesian only');
  return { slug: found.shown.shared.slug, title: found.shown.id.title };
})();
