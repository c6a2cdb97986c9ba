import { entryAt } from '#model/content/paths.ts';
import { pagePath } from '#model/updates/service-worker.ts';
import { type RouteRow, entryRows, pathsOf, routes } from '#site/routes.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map(rows.flatMap((row) => pathsOf(row).map((path) => [path, row] as const)));

/** The route at a path, or null. A trailing slash makes no difference. */
export function matchPath(pathname: string): RouteRow | null {
  const path = pagePath(pathname);
  const entry = entryAt(path);
  return rowByPath.get(path) ?? (entry && entryRows[entry.kind]);
}

/** Thrown if a route matches but its content does not exist; the error boundary shows the 404 page. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
  }
}
