import { APP_VERSION } from '../../../../model/updates/current-app-version.ts';
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
 * first visit stores the version. A version other than the stored one clears the caches, fills them again and reloads
 * the page once; it is stored after the caches were cleared. A worker that never replies does not block the page.
 * @param hasWorker false in a browser without a worker: there the version is only stored
 */
export async function updatePrecache(hasWorker: boolean): Promise<void> {
  const storedVersion = readStorage(STORAGE_KEYS.appVersion) ?? APP_VERSION;
  const isOutdated = hasWorker && storedVersion !== APP_VERSION;
  if (isOutdated) await clearPrecache();
  const isStored = writeStorage(STORAGE_KEYS.appVersion, APP_VERSION);
  if (!hasWorker) return;
  // Answered at once, while the reply to what follows may take minutes.
  void postToWorker({ type: WORKER_MESSAGES.status });
  await precache();
  // Where the version cannot be stored, every page would reload.
  if (isOutdated && isStored) reloadForAppVersion();
}

/**
 * Has the worker cache every file of this page's language and form, those of the page first; with Save-Data or on a slow
 * network only these.
 */
export async function precache(): Promise<void> {
  await postToWorker({
    type: WORKER_MESSAGES.ensure,
    priorityUrls: pageUrls(),
    locale: document.documentElement.lang,
    phone: isPhone(),
    saveData: !mayPrefetch(),
  });
}

async function clearPrecache(): Promise<void> {
  const reply = await postToWorker({ type: WORKER_MESSAGES.clear });
  if (reply === WORKER_REPLIES.notReady) return;
  // No reply: the page deletes the caches itself.
  await Promise.all(Object.values(ASSET_CACHES).map((name) => caches.delete(name))).catch(() => []);
}

/** The page's own path and what it has loaded; the worker ignores addresses that are not of its build. */
function pageUrls(): string[] {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.replace(location.origin, ''));
  return [location.pathname, ...loaded];
}
