import { messageSW } from 'workbox-window/messageSW.js';
import { isRecord } from '#model/is-record.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { APP_VERSION } from '#model/updates/current-app-version.ts';
import {
  type VisitorScope,
  type WorkerMessage,
  type WorkerReply,
  ASSET_CACHES,
  WORKER_MESSAGES,
  WORKER_REPLIES,
  WORKER_TIMEOUT_MS,
  WORKER_URL,
} from '#model/updates/service-worker.ts';
import { reportError } from '../errors/report-error.ts';
import { isPhone } from '../phone.ts';
import { reloadForAppVersion } from '../reload.ts';
import { mayPrefetch } from '../save-data.ts';
import { readStorage, writeStorage } from '../storage.ts';

/** Time for which all pages are hidden before a new worker is activated. */
const HIDDEN_MS = 2000;

export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  document.addEventListener('visibilitychange', activateIfHidden);
  const registered = register();
  const isActive = navigator.serviceWorker.ready.then(() => true);
  return Promise.race([registered, isActive.catch(() => registered)]);
}

async function register(): Promise<boolean> {
  try {
    await navigator.serviceWorker.register(WORKER_URL);
    return true;
  } catch (error) {
    console.warn('failed to register service worker', error);
    // Blocked storage and a lost connection are not errors of the site.
    if (navigator.onLine && navigator.cookieEnabled) {
      reportError(error, { action: 'registering the worker', functionName: 'registerWorker' });
    }
    return false;
  }
}

export async function updateWorker(): Promise<void> {
  await (await navigator.serviceWorker?.getRegistration())?.update();
}

/** A worker that is replaced while pages fetch can leave requests unanswered (docs/updates.md). */
function activateIfHidden(): void {
  setTimeout(async () => {
    if (!document.hidden) return;
    const message: WorkerMessage = { type: WORKER_MESSAGES.skipWaiting };
    (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage(message);
  }, HIDDEN_MS);
}

/** Null without a reply within 15 s; a later one is still stored. */
function postToWorker(message: WorkerMessage): Promise<WorkerReply | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS, null));
  return Promise.race([postAndStore(message), timeout]);
}

async function postAndStore(message: WorkerMessage): Promise<WorkerReply | null> {
  const { active } = await navigator.serviceWorker.ready;
  const reply: unknown = active && (await messageSW(active, message));
  const type = isRecord(reply) && reply['type'];
  if (type !== WORKER_REPLIES.ready && type !== WORKER_REPLIES.notReady) return null;
  writeStorage(STORAGE_KEYS.assetCacheReady, String(type === WORKER_REPLIES.ready));
  return type;
}

/**
 * Another app version clears and fills the caches and reloads once (docs/behaviour.md, "States and transitions").
 * @param hasWorker may never settle
 */
export async function updatePrecache(hasWorker: Promise<boolean>): Promise<void> {
  const storedVersion = readStorage(STORAGE_KEYS.appVersion) ?? APP_VERSION;
  const isStored = writeStorage(STORAGE_KEYS.appVersion, APP_VERSION);
  // Only a stored version can be outdated; every page would reload otherwise.
  const isOutdated = isStored && storedVersion !== APP_VERSION;
  if (isOutdated) writeStorage(STORAGE_KEYS.assetCacheReady, 'false');
  if (!(await hasWorker)) return;
  if (isOutdated) await clearPrecache();
  if (!(await isReady())) await precache();
  if (isOutdated) reloadForAppVersion();
}

async function isReady(): Promise<boolean> {
  if (readStorage(STORAGE_KEYS.assetCacheReady) !== 'true') return false;
  const reply = await postToWorker({ type: WORKER_MESSAGES.status, ...usedPart() });
  return reply === WORKER_REPLIES.ready;
}

/** Caches only the page's files with Save-Data. */
export async function precache(): Promise<void> {
  await postToWorker({
    type: WORKER_MESSAGES.ensure,
    ...usedPart(),
    priorityUrls: pageUrls(),
    saveData: !mayPrefetch(),
  });
}

async function clearPrecache(): Promise<void> {
  const reply = await postToWorker({ type: WORKER_MESSAGES.clear });
  if (reply === WORKER_REPLIES.notReady) return;
  // No reply: the page deletes the caches.
  await Promise.all(Object.values(ASSET_CACHES).map((name) => caches.delete(name))).catch(() => []);
}

function usedPart(): VisitorScope {
  const { lang: locale } = document.documentElement;
  return { locale, path: location.pathname, phone: isPhone() };
}

/** The worker ignores unknown addresses. */
function pageUrls(): string[] {
  const asked = (type: 'navigation' | 'resource') =>
    performance.getEntriesByType(type).map(({ name }) => name.replace(location.origin, ''));
  // The address may have changed since.
  const page = asked('navigation').map((url) => url.replace(/[?#].*/, ''));
  return [...page, ...asked('resource')];
}
