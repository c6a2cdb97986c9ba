import { SESSION_KEYS } from '../../../../model/browser-storage.ts';
import { RELOAD_GUARD_MS } from '../../../../model/reload-guard.ts';
import { wouldLoseText } from '../drafts/unsent.ts';

/** Where the time of the last reload is kept: it must survive that reload, and belong to this tab alone. */
interface Memory {
  read: () => number | null;
  /** False where it cannot be kept. */
  write: (time: number) => boolean;
}

const HISTORY_KEY = 'reloadedAt';

const inSessionStorage: Memory = {
  read: () => {
    try {
      return Number(sessionStorage.getItem(SESSION_KEYS.reloadGuard)) || null;
    } catch {
      return null;
    }
  },
  write: (time) => {
    try {
      sessionStorage.setItem(SESSION_KEYS.reloadGuard, String(time));
      return true;
    } catch {
      return false;
    }
  },
};

/** With storage refused or full, the entry of the tab's history keeps it: `reload()` leaves it as it is. */
const inHistory: Memory = {
  read: () => {
    const state: unknown = history.state;
    if (typeof state !== 'object' || state === null || !(HISTORY_KEY in state)) return null;
    return Number(state[HISTORY_KEY]) || null;
  },
  write: (time) => {
    const state = (history.state ?? {}) as object;
    history.replaceState({ ...state, [HISTORY_KEY]: time }, '');
    return true;
  },
};

/**
 * Whether a reload may be made now.
 * @param lastReload time of the last one, in milliseconds since 1970; null if there was none
 * @param now milliseconds since 1970
 */
export function mayReload(lastReload: number | null, now: number): boolean {
  if (lastReload === null) return true;
  const age = now - lastReload;
  // A time in the future means that the clock was set back: it says nothing.
  return age < 0 || age >= RELOAD_GUARD_MS;
}

/**
 * Loads the page, or another one, anew, unless the site did so less than 10 s ago, or text that was typed
 * and not sent would be lost by it, or there is no network (a reload would then end on the browser's own
 * error page).
 * @param target address on this site; without it the page itself
 * @returns whether the page is being left
 */
export function reloadOnce(target?: string): boolean {
  const now = Date.now();
  const last = Math.max(inSessionStorage.read() ?? 0, inHistory.read() ?? 0) || null;
  if (!mayReload(last, now) || wouldLoseText() || !navigator.onLine) return false;
  const stored = inSessionStorage.write(now);
  if (target !== undefined && !isThisPage(target)) {
    if (stored) {
      location.assign(target);
      return true;
    }
    history.pushState(null, '', target);
  }
  if (!stored) inHistory.write(now);
  location.reload();
  return true;
}

/** Assigning an address that differs from the page's only in its fragment would load nothing. */
function isThisPage(target: string): boolean {
  const { pathname, search } = new URL(target, location.href);
  return pathname === location.pathname && search === location.search;
}
