import { ASSET_CACHES, WORKER_MESSAGES, WORKER_REPLIES } from '../../../../model/service-worker.ts';
import { APP_VERSION } from '../../../../model/current-app-version.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { pathOf } from '../../browser/path-of.ts';
import { reloadOnce } from '../../browser/reload.ts';
import { readStorage, writeStorage } from '../../browser/storage.ts';
import { askWorker } from './service-worker-client.ts';

/**
 * Brings the worker's cache in line with this version of the app (docs/behaviour.md, section 4): the first
 * visit only notes the version; another version than the noted one clears the cache, fills it again and
 * reloads the page, once. A worker that never answers does not keep the page waiting.
 */
export async function keepAssetCache(): Promise<void> {
  const noted = readStorage(STORAGE_KEYS.appVersion);
  if (noted === APP_VERSION) return fill();
  // Noted before anything else happens: whatever goes wrong from here, it does not come round again.
  if (!writeStorage(STORAGE_KEYS.appVersion, APP_VERSION) || noted === null) return fill();
  await clear();
  await fill();
  reloadOnce();
}

/** Asks for everything to be cached, this page first; with Save-Data on, only how things stand. */
export async function fill(): Promise<void> {
  if (savesData()) await askWorker({ type: WORKER_MESSAGES.status });
  else {
    const locale = document.documentElement.lang;
    await askWorker({ type: WORKER_MESSAGES.ensure, priorityUrls: pageUrls(), locale });
  }
}

async function clear(): Promise<void> {
  if ((await askWorker({ type: WORKER_MESSAGES.clear })) === WORKER_REPLIES.flushed) return;
  // No answer: the page deletes the caches itself.
  await Promise.all(Object.values(ASSET_CACHES).map((name) => caches.delete(name))).catch(() => []);
}

/** What this page is made of: its own path, and what it has loaded; the worker ignores what is not of its build. */
function pageUrls(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => pathOf(name));
  return [location.pathname, ...loaded];
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
