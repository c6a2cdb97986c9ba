import type { ListAnswer, PublicContent } from '#model/content/answers.ts';
import { type ContentKind, CONTENT_KINDS } from '#model/content/kinds.ts';
import { listItemOf } from '#model/content/publication.ts';

/** How long a page of a list may take, in ms. */
const TIMEOUT_MS = 20_000;

/**
 * Loads the lists of published content for prerendering; posts are rendered on request
 * (docs/decisions/publications-are-written-by-a-function.md).
 * @param source `seed` for the emulators' seed data, an origin whose `/api/content/*` is requested, or nothing. A list
 *   that the origin does not give is empty, with a warning: pages then load theirs from the function, and a broken site
 *   does not stop the build that fixes it.
 * @throws {TypeError} where the source is no address
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<PublicContent> {
  if (source === 'seed') return loadSeedContent();
  const origin = source && new URL(source).origin;
  const lists = CONTENT_KINDS.map(
    async (kind) => [kind, origin ? await listOrNothing(origin, kind) : []] as const,
  );
  return Object.fromEntries(await Promise.all(lists)) as unknown as PublicContent;
}

/** What the content function would answer for the emulators' seed data at this moment. */
export async function loadSeedContent(): Promise<PublicContent> {
  const now = new Date();
  const { publishedSeeds } = await import('../../../emulators/seed/content.ts');
  const seeds = publishedSeeds(now);
  const list = (kind: ContentKind) =>
    seeds(kind).flatMap(
      ({ id, publication }) => listItemOf(kind, id, publication, now.getTime()) ?? [],
    );
  const lists = CONTENT_KINDS.map((kind) => [kind, list(kind)] as const);
  return Object.fromEntries(lists) as unknown as PublicContent;
}

async function listOrNothing<Kind extends ContentKind>(origin: string, kind: Kind) {
  try {
    return await fetchList(origin, kind);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${origin} does not give its list "${kind}", so it is built empty: ${reason}`);
    return [];
  }
}

async function fetchList<Kind extends ContentKind>(origin: string, kind: Kind) {
  const all: PublicContent[Kind] = [];
  let query: string | null = '';
  do {
    const address = new URL(`/api/content/${kind}${query}`, origin);
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${address.href} answered ${response.status}`);
    const { items, next } = (await response.json()) as ListAnswer<Kind>;
    all.push(...items);
    // The blog links to its further pages.
    query = kind === 'blog' || next === undefined ? null : `?after=${encodeURIComponent(next)}`;
  } while (query !== null);
  return all;
}
