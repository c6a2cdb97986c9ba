import type { ContentKind } from '../../../model/content/limits.ts';
import { parseEntry } from '../../../model/content/entry.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { addressOf, makePublication } from '../../../model/publishing/publication.ts';
import { renderBodies } from '../../../functions/src/publishing/render-markdown.ts';
import { seedContent } from './index.ts';
import type { SeedContent } from './shape.ts';

/** Building and seeding render everything at once, on machines that may be busy. */
const RENDER_MS = 60_000;

/** A record as the database returns it: dates have become Firestore times. */
function asRead(value: unknown): unknown {
  if (value instanceof Date) return { toMillis: () => value.getTime() };
  if (Array.isArray(value)) return value.map(asRead);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asRead(inner)]));
}

export interface SeededPublication {
  /** The document's id. */
  address: string;
  publication: Record<string, unknown>;
}

async function publicationsOf(
  kind: ContentKind,
  seeded: SeedContent[ContentKind],
  now: Date,
): Promise<SeededPublication[]> {
  const entries = seeded.flatMap(({ id, record }) => parseEntry(kind, id, asRead(record)) ?? []);
  const bodies = entries.flatMap(({ live }) => [live.en?.body ?? '', live.id?.body ?? '']);
  const rendered = await renderBodies(kind, bodies, RENDER_MS);
  return entries.flatMap((entry, index) => {
    const [en = '', id = ''] = rendered.slice(2 * index);
    const html: Bilingual<string> = { en, id };
    const publication = makePublication(kind, entry, entry.live, html, now.getTime());
    return publication ? [{ address: addressOf(kind, entry.id, entry.live), publication }] : [];
  });
}

/** What visitors get of the seeded entries, as publishing them would write it. */
export async function seedPublications(
  now: Date,
): Promise<Record<ContentKind, SeededPublication[]>> {
  const { blog, portfolio, testimonials } = seedContent(now);
  return {
    blog: await publicationsOf('blog', blog, now),
    portfolio: await publicationsOf('portfolio', portfolio, now),
    testimonials: await publicationsOf('testimonials', testimonials, now),
  };
}

/** The same as the function `content` reads it. */
export async function publishedSeeds(now: Date) {
  const seeded = await seedPublications(now);
  const read = (kind: ContentKind) =>
    seeded[kind].map(({ address, publication }) => ({ address, data: asRead(publication) }));
  return { blog: read('blog'), portfolio: read('portfolio'), testimonials: read('testimonials') };
}
