import { ENTRY_PARAMETERS, entryPath } from '../../../../../model/content/entry-paths.ts';
import { pagePath } from '../../../../../model/releases/service-worker.ts';
import type { RouteRow } from '../../../routes.ts';
import { pathsOf, routes } from '../../../routes.ts';
import { studio } from '../../../studio/studio.ts';

const rows: readonly RouteRow[] = routes;
const rowByPath = new Map(rows.flatMap((row) => pathsOf(row).map((path) => [path, row] as const)));

/** What is known of a link's address without asking: a path of this site that may exist, one that does not, or nothing to check. */
export type OwnAddress = { kind: 'ask'; path: string } | { kind: 'missing' } | { kind: 'fine' };

const FINE: OwnAddress = { kind: 'fine' };

/**
 * Looks a link's address up in the route table: pages, their aliases and mobile twins, with any query and fragment.
 * Addresses of other sites and of other protocols are not checked.
 * @param href as it is written, relative addresses included
 * @param ownPath path of the page on which the link stands; it counts as existing, published or not
 * @param host of the page that asks, which is another one than the studio's in the emulators
 */
export function ownAddress(href: string, ownPath: string, host: string): OwnAddress {
  const base = studio.origin + ownPath;
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return FINE;
  if (url.host !== studio.domain && url.host !== host) return FINE;
  const path = pagePath(url.pathname);
  if (path === ownPath) return FINE;
  const row = rowByPath.get(path);
  if (!row) return { kind: 'ask', path };
  if (row.validate && !row.validate(url.searchParams)) return { kind: 'missing' };
  const post = row.folder === 'blog' ? url.searchParams.get(ENTRY_PARAMETERS.blog) : null;
  if (post === null || entryPath('blog', post) === ownPath) return FINE;
  return { kind: 'ask', path: entryPath('blog', post) };
}
