import { SESSION_KEYS } from '../../../model/storage-keys.ts';
import { RELOAD_GUARD_MS, SAME_BUILD_GUARD_MS } from '../../../model/reload-guard.ts';
import { currentBuildId } from './current-build.ts';

/** A reload that the site made by itself. */
export interface Reload {
  /** Milliseconds since 1970. */
  time: number;
  /** The build that was left. */
  build: string;
}

const HISTORY_KEY = 'reloaded';

/** The tab's last reload, or null. */
export function lastReload(): Reload | null {
  let kept: unknown;
  try {
    kept = sessionStorage.getItem(SESSION_KEYS.reloadGuard);
  } catch {
    // Refused: the history may know.
  }
  kept ??= (history.state as Record<string, unknown> | null)?.[HISTORY_KEY];
  const [time, build = ''] = String(kept).split(' ');
  return Number(time) > 0 ? { time: Number(time), build } : null;
}

/**
 * Notes that the tab is being reloaded now.
 * @returns false where only the present entry of the tab's history could keep it (storage refused or
 *   full), which `location.reload()` leaves as it is and any other way to load a page does not
 */
export function recordReload(now: number): boolean {
  const kept = `${now} ${currentBuildId()}`;
  try {
    sessionStorage.setItem(SESSION_KEYS.reloadGuard, kept);
    return true;
  } catch {
    history.replaceState({ ...(history.state as object | null), [HISTORY_KEY]: kept }, '');
    return false;
  }
}

/**
 * Whether a reload may be made now: never within 10 s of another one (docs/behaviour.md, section 9); and for
 * a missing chunk not again for some minutes, if the reload before brought the same build. Then it was no
 * deployment that took the chunk away, and on a connection that fails slowly 10 s alone would be a loop.
 * @param build the page's, where a chunk is what is missing
 */
export function mayReload(last: Reload | null, now: number, build?: string): boolean {
  if (!last) return true;
  const age = now - last.time;
  // A time in the future means that the clock was set back: it says nothing.
  if (age < 0) return true;
  return age >= (last.build === build ? SAME_BUILD_GUARD_MS : RELOAD_GUARD_MS);
}
