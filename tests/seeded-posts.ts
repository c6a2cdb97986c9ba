import { posts } from '../emulators/seed/content/posts/index.ts';

const published = posts.filter(({ state }) => typeof state === 'object');

/** A seeded post that visitors read in both languages, with a cover. */
export const bilingualPost = (() => {
  const found = published.findLast(({ cover, texts: { en, id } }) => cover && en && id);
  if (!found?.texts.en) throw new Error('The seeds need a post in both languages, with a cover');
  return { slug: found.slug, title: found.texts.en.title };
})();

/** A seeded post that visitors read in Indonesian only. */
export const indonesianPost = (() => {
  const found = published.find(({ texts }) => !texts.en);
  if (!found?.texts.id) throw new Error('The seeds need a post in Indonesian only');
  return { slug: found.slug, title: found.texts.id.title };
})();
