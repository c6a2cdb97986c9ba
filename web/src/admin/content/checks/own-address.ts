import {
  ENTRY_PARAMETERS,
  entryPath,
  LIST_PATHS,
} from '../../../../../model/content/entry-paths.ts';
import { pagePath } from '../../../../../model/releases/service-worker.ts';
import { studio } from '../../../studio/studio.ts';

/**
 * The path of this site that a link leads to, without query and fragment; that of a post is its own. Null for other sites
 * and protocols, which are not checked.
 * @param href as it is written, relative addresses included
 * @param ownPath path of the page on which the link stands: it counts as existing, published or not, and gives null
 * @param host of the page that asks, which is another one than the studio's in the emulators
 */
export function ownAddress(href: string, ownPath: string, host: string): string | null {
  const base = studio.origin + ownPath;
  const url = URL.canParse(href, base) ? new URL(href, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.host !== studio.domain && url.host !== host) return null;
  const path = pagePath(url.pathname);
  const post = path === LIST_PATHS.blog ? url.searchParams.get(ENTRY_PARAMETERS.blog) : null;
  const address = post === null ? path : entryPath('blog', post);
  return address === ownPath ? null : address;
}
