import type { PublicContent } from '../../../model/publishing/content-api.ts';
import { parseContentList } from '../../../model/publishing/content-api.ts';
import type { ContentKind } from '../../../model/content/limits.ts';

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
  if (!source) return { blog: [], portfolio: [], testimonials: [] };
  if (source === 'seed') return (await import('./seed-content.ts')).loadSeedContent();
  const { origin } = new URL(source);
  const [blog, portfolio, testimonials] = await Promise.all([
    listOrNothing(origin, 'blog'),
    listOrNothing(origin, 'portfolio'),
    listOrNothing(origin, 'testimonials'),
  ]);
  return { blog, portfolio, testimonials };
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
  const path = `/api/content/${kind}`;
  const { items, next } = parseContentList(kind, await fetchJson(origin, path));
  // The blog links to its further pages.
  let after = kind === 'blog' ? null : next;
  while (after !== null) {
    const answer = await fetchJson(origin, `${path}?after=${encodeURIComponent(after)}`);
    const more = parseContentList(kind, answer);
    items.push(...more.items);
    after = more.next;
  }
  return items;
}

async function fetchJson(origin: string, path: string): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(new URL(path, origin), { signal });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
