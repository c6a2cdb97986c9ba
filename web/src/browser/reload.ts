import { wouldLoseUnsavedText } from './unsaved-text.ts';
import { currentBuildId } from './current-build.ts';
import { pathOf } from './path-of.ts';
import { isReachable } from './reachability.ts';
import { lastReload, mayReload, recordReload } from './reload-guard.ts';

/** True once the site has let the page go by itself. */
let leaving = false;

/**
 * `reloadOnce` for a chunk or payload of this page's build that could not be had; only while the server
 * answers, since without it a reload would end on the browser's own error page.
 */
export async function reloadForMissing(target?: string): Promise<boolean> {
  if (leaving) return true;
  const may = () => mayReload(lastReload(), Date.now(), currentBuildId());
  return may() && (await isReachable()) && may() && reloadOnce(target);
}

/**
 * Loads the page, or another one, anew, unless the site did so less than 10 s ago, or text that was typed
 * and not sent would be lost by it.
 * @param target address on this site; without it the page itself
 * @returns whether the page is being left
 */
export function reloadOnce(target?: string): boolean {
  const now = Date.now();
  if (!mayReload(lastReload(), now) || wouldLoseUnsavedText()) return false;
  leaving = true;
  const elsewhere = target !== undefined && !isThisPage(target);
  if (recordReload(now)) {
    if (elsewhere) location.assign(target);
    else location.reload();
    return true;
  }
  if (elsewhere) {
    history.pushState(null, '', target);
    recordReload(now);
  }
  location.reload();
  return true;
}

/** Assigning an address that differs from the page's only in its fragment would load nothing. */
function isThisPage(target: string): boolean {
  return pathOf(target) === pathOf('');
}
