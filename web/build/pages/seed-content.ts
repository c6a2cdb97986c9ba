import { publishedSeeds } from '../../../emulators/seed/content.ts';
import type { PublicContent, PublicItem } from '../../../model/content/answers.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import type { Publication } from '../../../model/content/publication.ts';
import { listItemOf } from '../../../model/content/publication.ts';

/** What the content function would answer for the emulators' seed data at this moment. */
export async function loadSeedContent(): Promise<PublicContent> {
  const now = new Date();
  const seeds = await publishedSeeds(now);
  const list = <Kind extends ContentKind>(
    kind: Kind,
    compare: (a: Publication, b: Publication) => number,
  ): PublicItem[Kind][] =>
    seeds[kind]
      .toSorted((a, b) => compare(a.publication, b.publication))
      .flatMap(({ id, publication }) => listItemOf(kind, id, publication, now.getTime()) ?? []);
  const latest = (a: Publication, b: Publication) =>
    (b.first_at ?? '').localeCompare(a.first_at ?? '');
  const inOrder = (a: Publication, b: Publication) => (a.order ?? 0) - (b.order ?? 0);
  return {
    blog: list('blog', latest),
    portfolio: list('portfolio', inOrder),
    testimonials: list('testimonials', inOrder),
  };
}
