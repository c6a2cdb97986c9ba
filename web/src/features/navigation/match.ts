import type { RouteRow } from '../../routes.ts';
import { routes } from '../../routes.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map<string, RouteRow>();
for (const row of rows) {
  for (const path of [row.path, ...(row.aliases ?? [])]) rowByPath.set(path, row);
}

/** Page that lists the posts; the static reading pages lie below it. */
const BLOG = '/blog';

export interface Match {
  row: RouteRow;
  /** Path that the page's payload lies below. */
  payloadPath: string;
}

/** The page at a path, or null where there is none. A closing slash makes no difference. */
export function matchPath(pathname: string): Match | null {
  const path = pathname.replace(/\/+$/, '') || '/';
  const row = rowByPath.get(path);
  if (row) return { row, payloadPath: row.path };
  const blog = rowByPath.get(BLOG);
  if (blog && /^\/blog\/[a-z0-9-]+$/.test(path)) return { row: blog, payloadPath: path };
  return null;
}

/** Address of the static page on which a post can be read without scripting. */
export function staticPostPath(slug: string): string {
  return `${BLOG}/${slug}`;
}
