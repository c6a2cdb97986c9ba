/**
 * Automatic reloads pass `mayReload` and never lose unsaved text (docs/updates.md).
 * The boot script bundles single functions: no statements that run on import.
 */
import { SESSION_KEYS } from '#model/storage-keys.ts';
import { shellOf } from '#model/updates/builds.ts';
import { currentBuildId, documentAttributes } from './document-attributes.ts';
import { isReachable } from './reachability.ts';
import { readStorage, writeStorage } from './storage.ts';
import { hasUnsavedText, wouldLoseUnsavedText } from './unsaved-text.ts';

/** Between two automatic reloads, in ms. */
const RELOAD_GUARD_MS = 10_000;
/** For a missing chunk after a reload to the same build. */
const SAME_BUILD_GUARD_MS = 10 * 60_000;
const HISTORY_KEY = 'reloaded';

/** As the site named them. */
let firstId: string | null = null;
let latestId: string | null = null;
/** By a prevented reload, or a missing chunk in the background. */
let reloadDue = false;
let backgroundTasks = 0;
let leaving = false;

/** @returns whether it is new to this page */
export function reportLatestBuild(id: string): boolean {
  firstId ??= id;
  const isNew = id !== latestId && isOutdated(id);
  latestId = id;
  return isNew;
}

const isOutdated = (latest: string): boolean =>
  latest !== firstId || shellOf(latest) !== currentBuildId();

/** True if the next navigation must load its page from the server. */
export function needsFullLoad(): boolean {
  const isOlder = latestId !== null && isOutdated(latestId);
  return (isOlder || reloadDue) && !wouldLoseUnsavedText();
}

/** The next navigation loads from the server instead. */
export async function ignoringChunkErrors<T>(task: () => Promise<T>): Promise<T> {
  backgroundTasks += 1;
  try {
    return await task();
  } finally {
    backgroundTasks -= 1;
  }
}

/** Mostly a deployment removed the file; a second failure within 10 s is left to the importer (docs/updates.md). */
export function watchChunkErrors(): void {
  addEventListener('vite:preloadError', () => {
    if (documentAttributes().navigating !== undefined) return;
    if (backgroundTasks === 0) void reloadForMissingChunk();
    else void isReachable().then((reachable) => (reloadDue ||= reachable));
  });
}

/** Against loops. @param build the page's, if a chunk is missing */
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

/** Else a reload ends on an error page. */
const mayBringChunk = async (): Promise<boolean> =>
  mayReload(currentBuildId()) && (await isReachable());

/** With storage blocked, in the history entry. */
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

/** Also for a missing payload. @returns whether the page is being left */
export async function reloadForMissingChunk(): Promise<boolean> {
  if (!leaving && (await mayBringChunk()) && !leaving) leaveUnlessTextIsLost();
  return leaving;
}

/** For the boot script: no form can hold unsaved text yet. */
export async function reloadForMissingApp(): Promise<void> {
  if (await mayBringChunk()) leave();
}

/** Counts as a reload: a missing chunk of the loaded page ends on the error page. */
export function loadInsteadOfApp(href: string): void {
  leave(href);
}

export function reloadForAppVersion(): void {
  if (mayReload()) leaveUnlessTextIsLost();
  else reloadDue = true;
}

/** Waits if a form holds unsaved text. Cannot loop: the next page begins with the new version. */
export function leaveForSessionVersion(clear: () => void): void {
  if (hasUnsavedText()) {
    reloadDue = true;
    return;
  }
  clear();
  leave('/');
}

export function reloadPage(): void {
  location.reload();
}

export function loadPage(href: string): void {
  location.assign(href);
}

/** Without a history entry for this page. */
export function replacePage(href: string): void {
  location.replace(href);
}
