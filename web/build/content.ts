import type { PublicContent, PublicPost } from '../../model/api/content.ts';
import { parseContentList, parseContentPost } from '../../model/api/content.ts';
import type { ContentKind } from '../../model/content-limits.ts';

/** Published content at build time: the lists, and each post in full. */
export interface BuildContent {
  lists: PublicContent;
  posts: PublicPost[];
}

/** Pages of a list that a build asks for; pages of the site show as many. */
const MAX_PAGES = 25;

/**
 * Loads the content for prerendering. `CONTENT_SOURCE` names its source: `seed` for the emulators' seed data, an
 * https origin whose `/api/content/*` is requested, or nothing for empty lists (pages then load their content from
 * the function).
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<BuildContent> {
  if (!source) return { lists: { blog: [], portfolio: [], testimonials: [] }, posts: [] };
  if (source === 'seed') return (await import('./seed-content.ts')).loadSeedContent();
  const list = async <Kind extends ContentKind>(kind: Kind) => {
    const path = `/api/content/${kind}`;
    const { items, next } = parseContentList(kind, await fetchJson(source, path));
    let after = next;
    for (let page = 1; page < MAX_PAGES && after !== null; page++) {
      const answer = await fetchJson(source, `${path}?after=${encodeURIComponent(after)}`);
      const more = parseContentList(kind, answer);
      items.push(...more.items);
      after = more.next;
    }
    return items;
  };
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
