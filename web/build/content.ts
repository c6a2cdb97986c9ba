import type { PublicContent, PublicPost } from '../../model/api/content.ts';
import { parseContentList, parseContentPost } from '../../model/api/content.ts';
import type { ContentKind } from '../../model/content-limits.ts';

/** Published content at build time: the lists, and each post in full. */
export interface BuildContent {
  lists: PublicContent;
  posts: PublicPost[];
}

/**
 * Loads the content for prerendering. `CONTENT_SOURCE` names its source: `seed` for the emulators' seed data, an
 * https origin whose `/api/content/*` is requested, or nothing for empty lists (pages then load their content from
 * the function).
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<BuildContent> {
  if (!source) return { lists: { blog: [], portfolio: [], testimonials: [] }, posts: [] };
  if (source === 'seed') return (await import('./seed-content.ts')).loadSeedContent();
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
