import { type PublicContent, CONTENT_PAGE } from '#model/content/answers.ts';
import { type ListedType, LISTED_TYPES } from '#model/content/content-types.ts';
import { listItemOf, publishedWords } from '#model/content/publication.ts';
import type { SiteContent } from '#model/pages/renderer.ts';
import { publishedSeeds } from './content.ts';

/** What the function `content` would answer for the seeds at this moment. */
export function seedSiteContent(): SiteContent {
  const seeds = publishedSeeds();
  const list = (type: ListedType) =>
    seeds(type)
      .flatMap(({ id, publication }) => listItemOf(type, id, publication) ?? [])
      .slice(0, type === 'blog' ? CONTENT_PAGE : undefined);
  const lists = LISTED_TYPES.map((type) => [type, list(type)] as const);
  return {
    lists: Object.fromEntries(lists) as unknown as PublicContent,
    words: publishedWords(seeds('pages')),
  };
}
