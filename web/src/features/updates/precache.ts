import { APP_VERSION } from '../../../../model/updates/current-app-version.ts';
import type { UsedPart } from '../../../../model/updates/service-worker.ts';
import {
  ASSET_CACHES,
  WORKER_MESSAGES,
  WORKER_REPLIES,
} from '../../../../model/updates/service-worker.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { isPhone } from '../../browser/phone.ts';
import { reloadForAppVersion } from '../../browser/reload.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import { mayPrefetch } from '../navigation/prefetch.ts';
import { postToWorker } from './service-worker-client.ts';

/**
 * Brings the worker's caches in line with this version of the app (docs/behaviour.md, "States and transitions"). The
 * version is stored at once. One other than the stored one clears the caches, fills them again and reloads the page once.
 * Otherwise they are filled where they are not ready, as the worker said last and, asked again, still says. A worker that
 * never replies does not block the page.
 * @param hasWorker false in a browser without a worker; it may never settle
 */
export async function updatePrecache(hasWorker: Promise<boolean>): Promise<void> {
  const storedVersion = readStorage(STORAGE_KEYS.appVersion) ?? APP_VERSION;
  const isStored = writeStorage(STORAGE_KEYS.appVersion, APP_VERSION);
  // Where the version cannot be stored, every page would reload.
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

/**
 * Has the worker cache every file of this page's language and form, those of the page first; with Save-Data or on a slow
 * network only these.
 */
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
  // No reply: the page deletes the caches itself.
  await Promise.all(Object.values(ASSET_CACHES).map((name) => caches.delete(name))).catch(() => []);
}

/** What decides which language and form the worker caches. */
function usedPart(): UsedPart {
  const { lang: locale } = document.documentElement;
  return { locale, path: location.pathname, phone: isPhone() };
}

/** The page's own path and what it has loaded; the worker ignores addresses that are not of its build. */
function pageUrls(): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''));
  return [location.pathname, ...loaded];
}
