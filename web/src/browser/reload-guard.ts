/**
 * The guard against loops of reloads (docs/behaviour.md, "States and transitions"): when this tab was last reloaded by
 * the site itself, and whether it may be again.
 */
import { SESSION_KEYS } from '../../../model/storage-keys.ts';
import { currentBuildId } from './document-attributes.ts';
import { readStorage, writeStorage } from './storage.ts';

/** Within this time after a reload that the site made by itself, it makes no other one, in ms. */
const RELOAD_GUARD_MS = 10_000;
/** The same for a missing chunk where the reload before brought the same build again, in ms. */
const SAME_BUILD_GUARD_MS = 10 * 60_000;

/** Key in the state of the history entry. */
const HISTORY_KEY = 'reloaded';

/** A reload that the site made by itself. */
export interface Reload {
  /** Milliseconds since 1970. */
  time: number;
  /** Id of the build that was left. */
  build: string;
}

/**
 * Whether a reload may be made now: never within 10 s of another one. For a missing chunk not within 10 minutes
 * either, if the reload before brought the same build: then no deployment removed the chunk, and on a connection that
 * fails slowly 10 s alone would be a loop.
 * @param now milliseconds since 1970
 * @param build the page's build, where a chunk is missing
 */
export function mayReload(last: Reload | null, now: number, build?: string): boolean {
  if (!last) return true;
  const age = now - last.time;
  // A time in the future means that the clock was set back, so the age is unknown.
  if (age < 0) return true;
  return age >= (last.build === build ? SAME_BUILD_GUARD_MS : RELOAD_GUARD_MS);
}

/** The tab's last reload, or null. */
export function lastReload(): Reload | null {
  const stored =
    readStorage(SESSION_KEYS.reloadGuard, 'sessionStorage') ??
    (history.state as Record<string, unknown> | null)?.[HISTORY_KEY];
  const [time, build = ''] = String(stored).split(' ');
  return Number(time) > 0 ? { time: Number(time), build } : null;
}

/**
 * Records that the tab is being reloaded now. Where storage is blocked or full, the record is in the current history
 * entry, which a reload preserves.
 */
export function recordReload(): void {
  const record = `${Date.now()} ${currentBuildId()}`;
  if (writeStorage(SESSION_KEYS.reloadGuard, record, 'sessionStorage')) return;
  history.replaceState({ ...(history.state as object | null), [HISTORY_KEY]: record }, '');
}
