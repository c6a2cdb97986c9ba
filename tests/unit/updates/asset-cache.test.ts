import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { precache, registerWorker, updatePrecache } from '#browser/updates/asset-cache.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import {
  ASSET_CACHES,
  WORKER_MESSAGES,
  WORKER_REPLIES,
  WORKER_TIMEOUT_MS,
  type WorkerMessage,
} from '#model/updates/service-worker.ts';
import { openPage } from '../page.ts';

const { appVersion, assetCacheReady } = STORAGE_KEYS;
const OLD = '1.0.7.01012025';

let page: ReturnType<typeof openPage>;
/** The page's storage. */
let stored: Map<string, string>;
const ports: MessagePort[] = [];
let deletedCaches: string[];
/** How the worker replies; without an entry it never does. */
let replies: Partial<Record<string, unknown>>;
/** A registration that never settles, and no worker of an earlier visit. */
const never = new Promise<never>(() => undefined);

const active = {
  postMessage: (message: WorkerMessage, [port]: MessagePort[]) => {
    if (port) ports.push(port);
    const type = replies[message.type];
    if (type !== undefined) port?.postMessage({ type });
  },
};

const setWorker = (worker: object) => vi.stubGlobal('navigator', { serviceWorker: worker });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  page = openPage();
  ({ stored } = page);
  deletedCaches = [];
  replies = {};
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('caches', { delete: async (name: string) => deletedCaches.push(name) });
  setWorker({ ready: Promise.resolve({ active }) });
});

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

it('stores a reply of the worker even where it comes after the time-out', async () => {
  const filled = precache();
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT_MS);
  await filled;
  expect(stored.has(assetCacheReady)).toBe(false);
  ports[0]?.postMessage({ type: WORKER_REPLIES.ready });
  await vi.waitUntil(() => stored.get(assetCacheReady) === 'true');
});

describe('registration', () => {
  it('is a warning where it fails: the script is missing, throws or is HTML', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    setWorker({ register: async () => Promise.reject(new TypeError('404')), ready: never });
    expect(await registerWorker()).toBe(false);
    expect(warn.mock.calls).toEqual([['failed to register service worker', expect.anything()]]);
  });

  it('that never settles does not keep the page from the worker of an earlier visit', async () => {
    setWorker({ register: () => never, ready: Promise.resolve({ active }) });
    expect(await registerWorker()).toBe(true);
  });
});

describe('the version of the app', () => {
  const worker = Promise.resolve(true);

  it('that cannot be stored reloads nothing: every page would', async () => {
    stored.set(appVersion, OLD);
    replies = { [WORKER_MESSAGES.ensure]: WORKER_REPLIES.ready };
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await updatePrecache(worker);
    expect(page.reloads).toBe(0);
  });

  it('is handled without a worker that never replies: after 15 s for each message', async () => {
    stored.set(appVersion, OLD);
    const updated = updatePrecache(worker);
    await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT_MS - 1);
    expect(deletedCaches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([deletedCaches, page.reloads]).toEqual([Object.values(ASSET_CACHES), 0]);
    await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT_MS);
    await updated;
    expect(page.reloads).toBe(1);
  });
});
