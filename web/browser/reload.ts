/**
 * Automatic reloads pass `mayReload` and never lose unsaved text (docs/updates.md).
 * The boot script bundles single functions: no statements that run on import.
 */
import { SESSION_KEYS } from '#model/storage-keys.ts';
import { shellOf } from '#model/updates/builds.ts';
import { currentShellId, documentAttributes } from './document-attributes.ts';
import { isReachable } from './reachability.ts';
import { readStorage, writeStorage } from './storage.ts';
import { hasTypedText, hasUnsavedText, wouldLoseUnsavedText } from './unsaved-text.ts';

const RELOAD_GUARD_MS = 10_000;
/** The same for a missing chunk after a reload to the same build. */
const SAME_BUILD_GUARD_MS = 10 * 60_000;
const HISTORY_KEY = 'reloaded';

/** Build ids as the site named them. */
let firstId: string | null = null;
let latestId: string | null = null;
/** Set by a prevented reload, or a missing chunk in the background. */
let reloadDue = false;
let backgroundTasks = 0;
let isReloading = false;

export function reportLatestBuild(id: string): boolean {
  firstId ??= id;
  const isNew = id !== latestId && isOutdated(id);
  latestId = id;
  return isNew;
}

const isOutdated = (latest: string): boolean =>
  latest !== firstId || shellOf(latest) !== currentShellId();

export function needsFullLoad(): boolean {
  const isOlder = latestId !== null && isOutdated(latestId);
  return (isOlder || reloadDue) && !wouldLoseUnsavedText();
}

/** Leaves missing chunks of the task to the next navigation, which loads from the server. */
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

/** Prevents loops. @param build the page's, if a chunk is missing */
function mayReload(build?: string): boolean {
  const stored =
    readStorage(SESSION_KEYS.reloadGuard, 'sessionStorage') ??
    (history.state as Record<string, string> | null)?.[HISTORY_KEY];
  if (!stored) return true;
  const [time, buildAtReload] = stored.split(' ');
  const age = Date.now() - Number(time);
  const guard = buildAtReload === build ? SAME_BUILD_GUARD_MS : RELOAD_GUARD_MS;
  // A clock that was set back must not end reloads.
  return !(age >= 0 && age < guard);
}

const canRecoverChunk = async (): Promise<boolean> =>
  mayReload(currentShellId()) && (await isReachable());

/** Sets the guard, in the history entry if storage is blocked. */
function reloadGuarded(target?: string): void {
  isReloading = true;
  const record = `${Date.now()} ${currentShellId()}`;
  if (!writeStorage(SESSION_KEYS.reloadGuard, record, 'sessionStorage'))
    history.replaceState({ ...(history.state as object | null), [HISTORY_KEY]: record }, '');
  if (target === undefined) location.reload();
  else location.assign(target);
}

function reloadUnlessUnsaved(): void {
  if (wouldLoseUnsavedText()) reloadDue = true;
  else reloadGuarded();
}

/** Serves missing payloads too. @returns whether the page is being left */
export async function reloadForMissingChunk(): Promise<boolean> {
  if (!isReloading && (await canRecoverChunk()) && !isReloading) reloadUnlessUnsaved();
  return isReloading;
}

/** Called by the boot script. The page and its form work without the app. */
export async function reloadForMissingApp(): Promise<void> {
  if ((await canRecoverChunk()) && !hasTypedText()) reloadGuarded();
}

/**
 * Called by the boot script for a cached page of which the site has another one. Cannot loop: a page that was loaded anew
 * stays.
 * @returns whether the page is being left
 */
export function reloadIfUnread(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRead = scrollY > 0 || navigator.userActivation?.hasBeenActive || hasTypedText();
  if (isRead || navigation?.type === 'reload') return false;
  reloadGuarded();
  return true;
}

/** Sets the guard, so that a missing chunk of the next page does not reload again. */
export function loadWithoutApp(href: string): void {
  reloadGuarded(href);
}

export function reloadForAppVersion(): void {
  if (mayReload()) reloadUnlessUnsaved();
  else reloadDue = true;
}

/** Waits if a form holds unsaved text. Cannot loop: the next page begins with the new version. */
export function reloadForSessionVersion(clear: () => void): void {
  if (hasUnsavedText() || wouldLoseUnsavedText()) {
    reloadDue = true;
    return;
  }
  clear();
  reloadGuarded('/');
}

export function reloadPage(): void {
  location.reload();
}

export function loadPage(href: string): void {
  location.assign(href);
}

export function replacePage(href: string): void {
  location.replace(href);
}
