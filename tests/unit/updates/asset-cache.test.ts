import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker, updatePrecache } from '#browser/updates/asset-cache.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { ASSET_CACHES, WORKER_REPLIES, WORKER_TIMEOUT_MS } from '#model/updates/service-worker.ts';
import { openPage } from '../page.ts';

/* Workers that answer: tests/e2e/updates/. */

const { appVersion, assetCacheReady } = STORAGE_KEYS;

let page: ReturnType<typeof openPage>;
const ports: MessagePort[] = [];
let deletedCaches: string[];

/** A worker that never replies. */
const active = { postMessage: (_: object, [port]: MessagePort[]) => port && ports.push(port) };
const setWorker = (worker: object) => vi.stubGlobal('navigator', { serviceWorker: worker });
const never = new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  page = openPage();
  page.stored.set(appVersion, '1.0.7.01012025');
  deletedCaches = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('caches', { delete: async (name: string) => deletedCaches.push(name) });
  setWorker({ ready: Promise.resolve({ active }) });
});

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

it('another app version waits 15 s for each reply, then reloads', async () => {
  const updated = updatePrecache(Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT_MS - 1);
  expect(deletedCaches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([deletedCaches, page.reloads]).toEqual([Object.values(ASSET_CACHES), 0]);
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT_MS);
  await updated;
  expect([page.reloads, page.stored.get(assetCacheReady)]).toEqual([1, 'false']);
  ports.at(-1)?.postMessage({ type: WORKER_REPLIES.ready });
  await vi.waitUntil(() => page.stored.get(assetCacheReady) === 'true');
});

it('an app version that cannot be stored reloads nothing: every page would', async () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const updated = updatePrecache(Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(2 * WORKER_TIMEOUT_MS);
  await updated;
  expect(page.reloads).toBe(0);
});

it('a registration that fails or never settles lets the page go on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  setWorker({ register: async () => Promise.reject(new TypeError('404')), ready: never });
  expect(await registerWorker()).toBe(false);
  expect(warn.mock.calls).toEqual([['failed to register service worker', expect.anything()]]);
  setWorker({ register: () => never, ready: Promise.resolve({ active }) });
  expect(await registerWorker()).toBe(true);
});
