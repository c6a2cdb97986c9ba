import { publishedSeeds } from '../../../emulators/seed/content.ts';
import type { PublicContent } from '../../../model/content/answers.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import { CONTENT_KINDS, KINDS } from '../../../model/content/kinds.ts';
import type { Publication } from '../../../model/content/publication.ts';
import { listItemOf } from '../../../model/content/publication.ts';

const latest = (a: Publication, b: Publication) =>
  (b.first_at ?? '').localeCompare(a.first_at ?? '');
const inOrder = (a: Publication, b: Publication) => (a.order ?? 0) - (b.order ?? 0);

/** What the content function would answer for the emulators' seed data at this moment. */
export async function loadSeedContent(): Promise<PublicContent> {
  const now = new Date();
  const seeds = await publishedSeeds(now);
  const list = (kind: ContentKind) => {
    const compare = KINDS[kind].isOrdered ? inOrder : latest;
    return seeds
      .filter((seed) => seed.kind === kind)
      .toSorted((a, b) => compare(a.publication, b.publication))
      .flatMap(({ id, publication }) => listItemOf(kind, id, publication, now.getTime()) ?? []);
  };
  const lists = CONTENT_KINDS.map((kind) => [kind, list(kind)] as const);
  return Object.fromEntries(lists) as unknown as PublicContent;
}
