import type { Entry } from '../model/content/draft.ts';
import { seededEntries } from '../emulators/seed/content.ts';

const since = ({ live: { en, id } }: Entry) => (en ?? id)?.publish_at ?? Infinity;

/** What visitors read, the newest first. */
const published = seededEntries('blog')
  .filter((post) => since(post) <= Date.now())
  .toSorted((a, b) => since(b) - since(a));

/** A seeded post that visitors read in both languages, with a cover. */
export const bilingualPost = (() => {
  const found = published.find(({ cover, live: { en, id } }) => cover && en && id);
  if (!found?.live.en?.title)
    throw new Error('The seeds need a post in both languages, with a cover');
  return { slug: found.slug, title: found.live.en.title };
})();

/** A seeded post that visitors read in Indonesian only. */
export const indonesianPost = (() => {
  const found = published.find(({ live: { en } }) => !en);
  if (!found?.live.id?.title) throw new Error('The seeds need a post in Indonesian only');
  return { slug: found.slug, title: found.live.id.title };
})();
