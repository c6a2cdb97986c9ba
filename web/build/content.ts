import type { PublicContent, PublicPost } from '../../model/api/content.ts';
import { parseContentList, parseContentPost } from '../../model/api/content.ts';
import type { ContentKind } from '../../model/content-limits.ts';

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
  const list = async <Kind extends ContentKind>(kind: Kind) =>
    parseContentList(kind, await fetchJson(source, `/api/content/${kind}`));
  const [blog, portfolio, testimonials] = await Promise.all([
    list('blog'),
    list('portfolio'),
    list('testimonials'),
  ]);
  const posts: PublicPost[] = [];
  for (const { slug } of blog) {
    const path = `/api/content/blog?post=${encodeURIComponent(slug)}`;
    posts.push(parseContentPost(await fetchJson(source, path)));
  }
  return { lists: { blog, portfolio, testimonials }, posts };
}

async function fetchJson(origin: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
