import { entryAt } from '#model/content/paths.ts';
import { pagePath } from '#model/updates/builds.ts';
import { type Route, entryRoutes, pathsOf, routes } from '#site/routes.ts';

const rowByPath = new Map(
  routes.flatMap((route) => pathsOf(route).map((path) => [path, route] as const)),
);

/** A trailing slash makes no difference. */
export function matchPath(pathname: string): Route | null {
  const path = pagePath(pathname);
  const entry = entryAt(path);
  return rowByPath.get(path) ?? (entry && entryRoutes[entry.type]);
}

/** A route matches but its content does not exist; the error boundary shows the 404 page. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
  }
}
