import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { readFields } from '#model/content/fields.ts';
import { publicEntryOf, publicFacts, publicWords } from '#model/content/publication.ts';
import type { PageWords } from '#model/content/words.ts';
import type { SiteContent } from '#model/pages/renderer.ts';
import { publishedSeeds } from './content.ts';

/** The content that the function `release` would read of the seeds at this moment. */
export function seedSiteContent(): SiteContent {
  const seeds = publishedSeeds();
  const quotes = seeds('testimonials').flatMap(({ id, publication }) => {
    const item = publicEntryOf('testimonials', id, publication);
    return item ? [{ id, item }] : [];
  });
  return {
    words: Object.fromEntries([
      ...seeds('pages').map(({ id, publication }) => [id, publicWords(publication)]),
      ...seeds('studio').map(({ id, publication }) => [id, publicFacts(publication)]),
    ]) as PageWords,
    blog: seeds('blog').flatMap(
      ({ id, publication }) => publicEntryOf('blog', id, publication) ?? [],
    ),
    portfolio: seeds('portfolio').flatMap(({ id, publication }) => {
      const project = publicEntryOf('portfolio', id, publication);
      const { testimonial: named } = readFields(CONTENT_TYPES.portfolio.shared, publication);
      const quote = quotes.find((one) => one.id === named)?.item;
      return project ? [{ ...project, ...(quote && { testimonial: quote }) }] : [];
    }),
    testimonials: quotes.map(({ item }) => item),
  };
}
