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

/** Most addresses that are asked for in one text, one after the other. */
const MOST = 50;

/** Whether a path existed when it was last asked for. */
const known = new Map<string, boolean>();

/** True for a path that did not exist when it was last asked for. */
export const isKnownMissing = (path: string): boolean => known.get(path) === false;

async function ask(path: string): Promise<void> {
  try {
    // What visitors get: pages, published texts, old addresses, pictures and files alike.
    const { ok, status } = await fetch(path, {
      method: 'HEAD',
      signal: AbortSignal.timeout(10_000),
    });
    if (ok) known.set(path, true);
    else if (status === 404 || status === 410) known.set(path, false);
  } catch {
    // Without an answer, nothing is said about it.
  }
}

/**
 * Asks this site which paths exist; those that do are asked for once. A missing one may be published meanwhile.
 * @param isCurrent false once the answers are no longer needed
 */
export async function askForAddresses(
  paths: readonly string[],
  isCurrent: () => boolean,
): Promise<void> {
  const asked = [...new Set(paths)].filter((path) => known.get(path) !== true);
  for (const path of asked.slice(0, MOST)) if (isCurrent()) await ask(path);
}
