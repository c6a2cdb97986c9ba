/**
 * The one place that decides when an open page is loaded again (docs/updates.md). Other modules report what they
 * noticed: the latest build, a missing chunk, another version of the app or of the session, a wrong language. A reload
 * that nobody asked for passes the guard (`mayReload`) and never loses unsaved text. The boot script's bundle holds
 * single functions of this module: keep it free of statements that run on import.
 */
import { SESSION_KEYS } from '#model/storage-keys.ts';
import { currentBuildId, documentAttributes } from './document-attributes.ts';
import { isReachable } from './reachability.ts';
import { readStorage, writeStorage } from './storage.ts';
import { hasUnsavedText, wouldLoseUnsavedText } from './unsaved-text.ts';

/** Within this time after a reload that the site made by itself, it makes no other one, in ms. */
const RELOAD_GUARD_MS = 10_000;
/** The same for a missing chunk where the reload before brought the same build again, in ms. */
const SAME_BUILD_GUARD_MS = 10 * 60_000;
/** Key in the state of the history entry. */
const HISTORY_KEY = 'reloaded';

/** Id of the latest build that was reported. */
let latestId: string | null = null;
/** True once a reload was prevented, or a chunk that nobody waits for could not be loaded though the server answered. */
let reloadDue = false;
/** Number of running tasks whose chunks nobody waits for. */
let backgroundTasks = 0;
/** True once the site has left the page by itself. */
let leaving = false;

/** Reports the id of the latest build. Returns whether it is new to this page and not the page's own. */
export function reportLatestBuild(id: string): boolean {
  const isNew = id !== latestId && id !== currentBuildId();
  latestId = id;
  return isNew;
}

/**
 * True once another build than this page's is deployed, a chunk of it is missing, or a reload was prevented: the next
 * navigation loads its page from the server. Not while that would lose unsaved text; then the navigation after it does.
 */
export function needsFullLoad(): boolean {
  const isOutdated = latestId !== null && latestId !== currentBuildId();
  return (isOutdated || reloadDue) && !wouldLoseUnsavedText();
}

/**
 * Runs a task whose missing chunks must not reload the page: the visitor does not wait for them. The next navigation
 * then loads its page from the server.
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
 * Handles failed preloads of chunks and style sheets, which mostly mean that a deployment removed them. The first
 * one reloads the page; another one within 10 s is left to whoever imported the chunk, and ends on the error page
 * (docs/updates.md). While a page is being opened, navigation itself loads that page instead.
 */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', () => {
    if (documentAttributes().navigating !== undefined) return;
    if (backgroundTasks === 0) void reloadForMissingChunk();
    else void isReachable().then((reachable) => (reloadDue ||= reachable));
  });
}

/**
 * The guard against loops: whether this tab may be reloaded now, never within 10 s of another reload. For a missing chunk
 * not within 10 minutes either, if the reload before brought the same build: then no deployment removed the chunk, and on
 * a connection that fails slowly 10 s alone would be a loop.
 * @param build the page's build, where a chunk is missing
 */
function mayReload(build?: string): boolean {
  const stored =
    readStorage(SESSION_KEYS.reloadGuard, 'sessionStorage') ??
    (history.state as Record<string, string> | null)?.[HISTORY_KEY];
  if (!stored) return true;
  const [time, left] = stored.split(' ');
  const age = Date.now() - Number(time);
  const guard = left === build ? SAME_BUILD_GUARD_MS : RELOAD_GUARD_MS;
  // A clock that was set back does not end reloads.
  return !(age >= 0 && age < guard);
}

/** Whether a reload may bring a missing chunk: only while the server answers, or it would end on an error page. */
const mayBringChunk = async (): Promise<boolean> =>
  mayReload(currentBuildId()) && (await isReachable());

/** Leaves the page and records when, and which build; where storage is blocked or full, in the current history entry. */
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

/**
 * Reloads the page for a chunk or payload of this page's build that could not be loaded.
 * @returns whether the page is being left
 */
export async function reloadForMissingChunk(): Promise<boolean> {
  if (!leaving && (await mayBringChunk()) && !leaving) leaveUnlessTextIsLost();
  return leaving;
}

/** The same for the boot script, where the app itself could not be loaded: no form can hold unsaved text yet. */
export async function reloadForMissingApp(): Promise<void> {
  if (await mayBringChunk()) leave();
}

/**
 * Loads another page, which the visitor asked for, because it cannot be opened in the app. It counts as a reload: where
 * its chunk is missing there too, the error page follows.
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
 * Goes to the home page because the server answers another version than the session's, unless a form holds unsaved
 * text: then the next navigation loads a page that asks again. It cannot loop, so it is done within 10 s of another
 * reload too: the next page begins with the new version.
 * @param clear clears the session's data; called before the page is left
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
