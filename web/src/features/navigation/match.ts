import type { RouteRow } from '../../routes.ts';
import { routes } from '../../routes.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map<string, RouteRow>();
for (const row of rows)
  for (const path of [row.path, ...(row.aliases ?? [])]) rowByPath.set(path, row);

/** Folder of the static reading pages, one per post. */
const POST_FOLDER = '/blog/';

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
  const blog = rowByPath.get('/blog');
  if (blog && path.startsWith(POST_FOLDER) && !path.slice(POST_FOLDER.length).includes('/')) {
    return { row: blog, payloadPath: path };
  }
  return null;
}

/** The page of a name. */
export function rowNamed(name: string): RouteRow | undefined {
  return rows.find((row) => row.name === name);
}
