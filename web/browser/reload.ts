/**
 * Decides when an open page is reloaded (docs/updates.md); other modules report what they noticed. Automatic reloads
 * pass `mayReload` and never lose unsaved text. The boot script bundles single functions: no statements that run on
 * import.
 */
import { SESSION_KEYS } from '#model/storage-keys.ts';
import { currentBuildId, documentAttributes } from './document-attributes.ts';
import { isReachable } from './reachability.ts';
import { readStorage, writeStorage } from './storage.ts';
import { hasUnsavedText, wouldLoseUnsavedText } from './unsaved-text.ts';

/** Minimum time between two automatic reloads, in ms. */
const RELOAD_GUARD_MS = 10_000;
/** The same for a missing chunk if the last reload brought the same build, in ms. */
const SAME_BUILD_GUARD_MS = 10 * 60_000;
const HISTORY_KEY = 'reloaded';

let latestId: string | null = null;
/** Set by a prevented reload, or by a missing chunk in the background. */
let reloadDue = false;
let backgroundTasks = 0;
let leaving = false;

/** Reports the latest build. @returns whether it is new to this page */
export function reportLatestBuild(id: string): boolean {
  const isNew = id !== latestId && id !== currentBuildId();
  latestId = id;
  return isNew;
}

/** True if the next navigation must load its page from the server, unless that would lose unsaved text. */
export function needsFullLoad(): boolean {
  const isOutdated = latestId !== null && latestId !== currentBuildId();
  return (isOutdated || reloadDue) && !wouldLoseUnsavedText();
}

/**
 * Runs a background task whose missing chunks do not reload the page; the next navigation loads from the server
 * instead.
 */
export async function ignoringChunkErrors<T>(task: () => Promise<T>): Promise<T> {
  backgroundTasks += 1;
  try {
    return await task();
  } finally {
    backgroundTasks -= 1;
  }
}

/**
 * Reloads the page for a failed preload, mostly a file that a deployment removed; a second failure within 10 s is left
 * to the importer (docs/updates.md).
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', () => {
    if (documentAttributes().navigating !== undefined) return;
    if (backgroundTasks === 0) void reloadForMissingChunk();
    else void isReachable().then((reachable) => (reloadDue ||= reachable));
  });
}

/**
 * The guard against loops: whether this tab may be reloaded now.
 * @param build the page's build, if a chunk is missing
 */
function mayReload(build?: string): boolean {
  const stored =
    readStorage(SESSION_KEYS.reloadGuard, 'sessionStorage') ??
    (history.state as Record<string, string> | null)?.[HISTORY_KEY];
  if (!stored) return true;
  const [time, left] = stored.split(' ');
  const age = Date.now() - Number(time);
  const guard = left === build ? SAME_BUILD_GUARD_MS : RELOAD_GUARD_MS;
  // A clock that was set back must not end reloads.
  return !(age >= 0 && age < guard);
}

/** Only while the server answers: otherwise a reload ends on an error page. */
const mayBringChunk = async (): Promise<boolean> =>
  mayReload(currentBuildId()) && (await isReachable());

/** Leaves the page and records the time and build, in the history entry if storage is blocked. */
function leave(target?: string): void {
  leaving = true;
  const record = `${Date.now()} ${currentBuildId()}`;
  if (!writeStorage(SESSION_KEYS.reloadGuard, record, 'sessionStorage'))
    history.replaceState({ ...(history.state as object | null), [HISTORY_KEY]: record }, '');
  if (target === undefined) location.reload();
  else location.assign(target);
}

function leaveUnlessTextIsLost(): void {
  if (wouldLoseUnsavedText()) reloadDue = true;
  else leave();
}

/** Reloads the page for a missing chunk or payload. @returns whether the page is being left */
export async function reloadForMissingChunk(): Promise<boolean> {
  if (!leaving && (await mayBringChunk()) && !leaving) leaveUnlessTextIsLost();
  return leaving;
}

/** The same for the boot script: no form can hold unsaved text yet. */
export async function reloadForMissingApp(): Promise<void> {
  if (await mayBringChunk()) leave();
}

/**
 * Loads a page that cannot be opened in the app. It counts as a reload, so that a missing chunk there ends on the error
 * page.
 */
export function loadInsteadOfApp(href: string): void {
  leave(href);
}

/** Reloads the page after the asset cache was filled for another version of the app. */
export function reloadForAppVersion(): void {
  if (mayReload()) leaveUnlessTextIsLost();
  else reloadDue = true;
}

/**
 * Goes to the home page because the server has another session version, or at the next navigation if a form holds
 * unsaved text. Cannot loop: the next page begins with the new version.
 * @param clear clears the session's data
 */
export function leaveForSessionVersion(clear: () => void): void {
  if (hasUnsavedText()) {
    reloadDue = true;
    return;
  }
  clear();
  leave('/');
}

/**
 * Reloads a page in the wrong language, once per language and page. @returns false if that was done or cannot be
 * recorded
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

export function reloadPage(): void {
  location.reload();
}

export function loadPage(href: string): void {
  location.assign(href);
}

/** Loads another page without a history entry for this one. */
export function replacePage(href: string): void {
  location.replace(href);
}
