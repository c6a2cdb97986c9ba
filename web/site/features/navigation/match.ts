import { entryAt, postsPageAt } from '#model/content/paths.ts';
import { pagePath } from '#model/updates/builds.ts';
import { type Route, entryRoutes, pathsOf, postsRoute, routes, termsRoute } from '#site/routes.ts';

const rowByPath = new Map(
  [...routes, termsRoute].flatMap((route) => pathsOf(route).map((path) => [path, route] as const)),
);

/** A trailing slash makes no difference. */
export function matchPath(pathname: string): Route | null {
  const path = pagePath(pathname);
  const entry = entryAt(path);
  const posts = postsPageAt(path) === null ? null : postsRoute;
  return rowByPath.get(path) ?? (entry ? entryRoutes[entry.type] : posts);
}

/** The path whose payload a page has: a page's own for all of its addresses. */
export const ownPath = (route: Route, pathname: string): string =>
  rowByPath.get(route.path) === route ? route.path : pagePath(pathname);
