import { messageSW } from 'workbox-window/messageSW.js';
import type { WorkerReply } from '../../../../model/service-worker.ts';
import type { WORKER_MESSAGES } from '../../../../model/service-worker.ts';
import { WORKER_REPLIES, WORKER_TIMEOUT_MS, WORKER_URL } from '../../../../model/service-worker.ts';
import { STORAGE_KEYS } from '../../../../model/storage-keys.ts';
import { reportError } from '../error-reporting/index.ts';
import { writeStorage } from '../../browser/storage.ts';

export type WorkerMessage =
  | { type: typeof WORKER_MESSAGES.ensure; priorityUrls: string[]; locale: string }
  | { type: typeof WORKER_MESSAGES.status | typeof WORKER_MESSAGES.clear };

/**
 * Registers the service worker, which also looks for a newer one. Null where the browser has none or
 * refuses; a refusal is a warning (docs/behaviour.md, section 8), and the page works without.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return await navigator.serviceWorker.register(WORKER_URL);
  } catch (error) {
    console.warn('failed to register service worker', error);
    // Blocked storage and a lost connection are the visitor's business, not a fault of the site.
    if (navigator.onLine && navigator.cookieEnabled) {
      reportError(error, {
        action: 'registering the service worker',
        functionName: 'registerWorker',
      });
    }
    return null;
  }
}

/**
 * Asks the worker, and keeps the flag `asset_cache_ready` in step with its reply.
 * @returns null where no worker answers within 15 s (docs/behaviour.md, section 9)
 */
export async function askWorker(message: WorkerMessage): Promise<WorkerReply | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS, null));
  const reply = await Promise.race([sendToActive(message), late]);
  const type = (reply as { type?: unknown } | null)?.type;
  if (type !== WORKER_REPLIES.ready && type !== WORKER_REPLIES.flushed) return null;
  writeStorage(STORAGE_KEYS.assetCacheReady, String(type === WORKER_REPLIES.ready));
  return type;
}

async function sendToActive(message: WorkerMessage): Promise<unknown> {
  const { active } = await navigator.serviceWorker.ready;
  return active && messageSW(active, message);
}
