import type { PublicContent } from '../../model/content.ts';

/**
 * Content known at build time. `CONTENT_SOURCE` says where from: an https origin whose `/api/content/*`
 * is asked, or nothing, which gives empty lists (pages then get their content from the function).
 */
export async function loadContent(source = process.env['CONTENT_SOURCE']): Promise<PublicContent> {
  if (!source || source === 'seed') return { blog: [], portfolio: [], testimonials: [] };
  const [blog, portfolio, testimonials] = await Promise.all([
    fetchItems(source, 'blog'),
    fetchItems(source, 'portfolio'),
    fetchItems(source, 'testimonials'),
  ]);
  return { blog, portfolio, testimonials } as PublicContent;
}

async function fetchItems(origin: string, kind: string): Promise<unknown[]> {
  const response = await fetch(new URL(`/api/content/${kind}`, origin));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const { items } = (await response.json()) as { items: unknown[] };
  return items;
}
