import type { PublicContent } from '../../model/api/content.ts';
import { parseContentList } from '../../model/api/content.ts';
import type { ContentKind } from '../../model/content-limits.ts';
import { MAX_LIST_PAGES } from '../../model/content-limits.ts';

/** Pages of a list that a build asks for. */
const MAX_PAGES = { blog: 1, portfolio: MAX_LIST_PAGES, testimonials: MAX_LIST_PAGES };

/**
 * Loads the lists of published content for prerendering; posts are rendered on request (docs/decisions/0042). `CONTENT_SOURCE` names its source: `seed` for the emulators' seed data, an
 * https origin whose `/api/content/*` is requested, or nothing for empty lists (pages then load their content from
 * the function).
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<PublicContent> {
  if (!source) return { blog: [], portfolio: [], testimonials: [] };
  if (source === 'seed') return (await import('./seed-content.ts')).loadSeedContent();
  const list = async <Kind extends ContentKind>(kind: Kind) => {
    const path = `/api/content/${kind}`;
    const { items, next } = parseContentList(kind, await fetchJson(source, path));
    let after = next;
    for (let page = 1; page < MAX_PAGES[kind] && after !== null; page++) {
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
  return { blog, portfolio, testimonials };
}

async function fetchJson(origin: string, path: string): Promise<unknown> {
  const response = await fetch(new URL(path, origin));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}
