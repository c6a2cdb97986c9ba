import { SLUG_PATTERN } from '../../../../model/content/limits.ts';
import { pagePath } from '../../../../model/releases/service-worker.ts';
import type { RouteRow } from '../../routes.ts';
import { pathsOf, routes } from '../../routes.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map<string, RouteRow>();
for (const row of rows) {
  for (const path of pathsOf(row)) rowByPath.set(path, row);
}

/** Path of the list of posts; the pages that a function renders are below it. */
const BLOG = '/blog';
const POSTS = `${BLOG}/`;

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
  const blog = rowByPath.get(BLOG);
  if (blog && postSlug(path) !== null) return { row: blog, payloadPath: BLOG };
  return null;
}

/** The slug of the post at a path; null at other paths. */
export function postSlug(path: string): string | null {
  const slug = path.slice(POSTS.length);
  return path === POSTS + slug && SLUG_PATTERN.test(slug) ? slug : null;
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
