import type { PublicContent, PublicPost } from '../../model/content.ts';
import { CONTENT_KINDS } from '../../model/content.ts';

/** Everything public at build time: the lists, and each post in full. */
export interface BuildContent {
  lists: PublicContent;
  posts: PublicPost[];
}

/**
 * Content known at build time. `CONTENT_SOURCE` says where from: `seed` for the emulators' seed data, an
 * https origin whose `/api/content/*` is asked, or nothing, which gives empty lists (pages then get their
 * content from the function).
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<BuildContent> {
  if (!source) return { lists: { blog: [], portfolio: [], testimonials: [] }, posts: [] };
  if (source === 'seed') return (await import('./seed-content.ts')).shapedSeeds();
  const lists = Object.fromEntries(
    await Promise.all(
      CONTENT_KINDS.map(async (kind) => {
        const { items } = await fetchJson<{ items: unknown }>(source, `/api/content/${kind}`);
        if (!Array.isArray(items)) throw new Error(`${source} gave no list of ${kind}`);
        return [kind, items];
      }),
    ),
  ) as PublicContent;
  const posts: PublicPost[] = [];
  for (const { slug } of lists.blog) {
    const path = `/api/content/blog?post=${encodeURIComponent(slug)}`;
    posts.push((await fetchJson<{ item: PublicPost }>(source, path)).item);
  }
  return { lists, posts };
}

async function fetchJson<T>(origin: string, path: string): Promise<T> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return (await response.json()) as T;
}
