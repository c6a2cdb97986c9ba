/**
 * Every reload and every full-page navigation that the site makes. A reload that nobody asked for passes the
 * loop guard (docs/decisions/0021-every-reload-passes-one-guard.md). The boot script imports single functions of this module, and
 * its bundle holds only those: keep the module free of statements that run on import.
 */
import { SESSION_KEYS } from '../../../model/storage-keys.ts';
import { currentBuildId } from './document-data.ts';
import { isReachable } from './reachability.ts';
import { readStorage, writeStorage } from './storage.ts';
import { wouldLoseUnsavedText } from './unsaved-text.ts';

/** Within this time after a reload that the site made by itself, it makes no other one, in ms. */
const RELOAD_GUARD_MS = 10_000;
/** The same for a missing chunk where the reload before brought the same build again, in ms. */
const SAME_BUILD_GUARD_MS = 10 * 60_000;

/** A reload that the site made by itself. */
export interface Reload {
  /** Milliseconds since 1970. */
  time: number;
  /** Id of the build that was left. */
  build: string;
}

const HISTORY_KEY = 'reloaded';

/** True once the site has left the page by itself. */
let leaving = false;

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
function lastReload(): Reload | null {
  const stored =
    readStorage(SESSION_KEYS.reloadGuard, 'sessionStorage') ??
    (history.state as Record<string, unknown> | null)?.[HISTORY_KEY];
  const [time, build = ''] = String(stored).split(' ');
  return Number(time) > 0 ? { time: Number(time), build } : null;
}

/**
 * Records that the tab is being reloaded now.
 * @returns false where storage is blocked or full: the record is then in the current history entry, which
 *   `location.reload()` preserves and any other way to load a page does not
 */
function recordReload(): boolean {
  const record = `${Date.now()} ${currentBuildId()}`;
  if (writeStorage(SESSION_KEYS.reloadGuard, record, 'sessionStorage')) return true;
  history.replaceState({ ...(history.state as object | null), [HISTORY_KEY]: record }, '');
  return false;
}

/**
 * Reloads the page, or loads another one, unless the site did so less than 10 s ago or unsaved text would be lost.
 * @param target address on this site; without it the page itself
 * @param cannotLoop true where the reason is gone with this reload: it is made within the 10 s too
 * @returns whether the page is being left
 */
export function reloadOnce(target?: string, cannotLoop = false): boolean {
  const isAllowed = cannotLoop || mayReload(lastReload(), Date.now());
  if (!isAllowed || wouldLoseUnsavedText()) return false;
  leaving = true;
  const isOtherPage = target !== undefined && !isThisPage(target);
  const isStored = recordReload();
  if (isOtherPage && isStored) location.assign(target);
  else {
    if (isOtherPage) {
      history.pushState(null, '', target);
      recordReload();
    }
    location.reload();
  }
  return true;
}

/** Assigning an address that differs from the page's only in its fragment would load nothing. */
function isThisPage(target: string): boolean {
  const { pathname, search } = new URL(target, location.href);
  return pathname === location.pathname && search === location.search;
}

/** Only while the server answers: without it a reload would end on the browser's own error page. */
async function mayReloadForMissingChunk(): Promise<boolean> {
  return mayReload(lastReload(), Date.now(), currentBuildId()) && isReachable();
}

/** `reloadOnce` for a chunk or payload of this page's build that could not be loaded. */
export async function reloadForMissingChunk(target?: string): Promise<boolean> {
  return leaving || ((await mayReloadForMissingChunk()) && (leaving || reloadOnce(target)));
}

/** The same for the boot script, where the app itself could not be loaded: no form can hold unsaved text yet. */
export async function reloadForMissingApp(): Promise<void> {
  if (!(await mayReloadForMissingChunk())) return;
  recordReload();
  location.reload();
}

/**
 * Reloads a page that was served in the wrong language, once per language and page in this tab.
 * @returns false where that was done already, or cannot be recorded, so that nothing loops
 */
export function reloadForLocale(locale: string): boolean {
  const record = `${locale} ${location.pathname}`;
  const isRecorded = () => readStorage(SESSION_KEYS.localeReload, 'sessionStorage') === record;
  if (isRecorded()) return false;
  writeStorage(SESSION_KEYS.localeReload, record, 'sessionStorage');
  // Read again: some browsers accept a write and store nothing.
  if (!isRecorded()) return false;
  location.reload();
  return true;
}

/** Reloads the page because the visitor asked for it, or went to a page that this document cannot show. */
export function reloadPage(): void {
  location.reload();
}

/** Loads another page because the visitor asked for it; such a navigation cannot loop. */
export function loadPage(href: string): void {
  location.assign(href);
}

/** Loads another page in place of this one: the address that is left is not kept in the history. */
export function replacePage(href: string): void {
  location.replace(href);
}
