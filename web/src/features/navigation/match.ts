import { entryAt } from '../../../../model/content/paths.ts';
import { pagePath } from '../../../../model/updates/service-worker.ts';
import type { RouteRow } from '../../routes.ts';
import { entryRows, pathsOf, routes } from '../../routes.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map<string, RouteRow>();
for (const row of rows) {
  for (const path of pathsOf(row)) rowByPath.set(path, row);
}

export interface Match {
  row: RouteRow;
  /** Path of the page's payload, without its file name. */
  payloadPath: string;
}

/** The page at a path, or null where there is none. A trailing slash makes no difference. */
export function matchPath(pathname: string): Match | null {
  const path = pagePath(pathname);
  const row = rowByPath.get(path);
  if (row) return { row, payloadPath: row.path };
  const entry = entryAt(path);
  if (!entry) return null;
  const entryRow = entryRows[entry.kind];
  return { row: entryRow, payloadPath: entryRow.path };
}

/**
 * Thrown where a page's address matches a route but its content does not exist, e.g. a post; the error boundary then
 * shows the 404 page (docs/behaviour.md, "Validation").
 */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
  /** @param path the requested path */
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
  }
}
