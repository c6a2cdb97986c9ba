import { messageSW } from 'workbox-window/messageSW.js';
import { isRecord } from '../../../../model/is-record.ts';
import type { WorkerMessage, WorkerReply } from '../../../../model/releases/service-worker.ts';
import {
  WORKER_REPLIES,
  WORKER_TIMEOUT_MS,
  WORKER_URL,
} from '../../../../model/releases/service-worker.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { writeStorage } from '../../browser/storage.ts';
import { reportError } from '../errors/index.ts';

/**
 * Registers the service worker, which also looks for a newer one. Null where the browser has none or refuses;
 * a refusal is logged as a warning (docs/behaviour.md, section 8), and the page works without a worker.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(WORKER_URL);
  } catch (error) {
    console.warn('failed to register service worker', error);
    // Blocked storage and a lost connection are not errors of the site.
    if (navigator.onLine && navigator.cookieEnabled) {
      reportError(error, { action: 'registering the worker', functionName: 'registerWorker' });
    }
    return null;
  }
}

/**
 * Sends a message to the active worker and stores what its reply says in `asset_cache_ready`, however late it comes:
 * filling the caches over a slow network takes longer than 15 s.
 * @returns null where no worker replies within 15 s
 */
export function postToWorker(message: WorkerMessage): Promise<WorkerReply | null> {
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
