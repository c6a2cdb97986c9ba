import { entryAt } from '#model/content/paths.ts';
import { pagePath } from '#model/updates/service-worker.ts';
import { type RouteRow, entryRows, pathsOf, routes } from '#site/routes.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map(rows.flatMap((row) => pathsOf(row).map((path) => [path, row] as const)));

/** The row of the page at a path, or null where there is none. A trailing slash makes no difference. */
export function matchPath(pathname: string): RouteRow | null {
  const path = pagePath(pathname);
  const entry = entryAt(path);
  return rowByPath.get(path) ?? (entry && entryRows[entry.kind]);
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
