import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { precache, registerWorker, updatePrecache } from '#browser/updates/asset-cache.ts';
import { STORAGE_KEYS } from '#model/storage-keys.ts';
import { APP_VERSION } from '#model/updates/current-app-version.ts';
import {
  ASSET_CACHES,
  WORKER_MESSAGES,
  WORKER_REPLIES,
  WORKER_TIMEOUT_MS,
  type WorkerMessage,
} from '#model/updates/service-worker.ts';
import { openPage } from '../page.ts';

const { status, ensure, clear } = WORKER_MESSAGES;
const { appVersion, assetCacheReady } = STORAGE_KEYS;
const OLD = '1.0.7.01012025';

let page: ReturnType<typeof openPage>;
/** The page's storage. */
let stored: Map<string, string>;
const asked: WorkerMessage[] = [];
const ports: MessagePort[] = [];
let deletedCaches: string[];
/** How the worker replies; without an entry it never does. */
let replies: Partial<Record<string, unknown>>;
/** A registration that never settles, and no worker of an earlier visit. */
const never = new Promise<never>(() => undefined);

const active = {
  postMessage: (message: WorkerMessage, [port]: MessagePort[]) => {
    asked.push(message);
    if (port) ports.push(port);
    const type = replies[message.type];
    if (type !== undefined) port?.postMessage({ type });
  },
};

const setWorker = (worker: object) => vi.stubGlobal('navigator', { serviceWorker: worker });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  page = openPage();
  const opened = { name: `${location.origin}/faq?x=1` } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [opened] : [],
  );
  ({ stored } = page);
  asked.length = 0;
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
  beforeEach(() => {
    replies = {
      [status]: WORKER_REPLIES.notReady,
      [clear]: WORKER_REPLIES.notReady,
      [ensure]: WORKER_REPLIES.ready,
    };
  });
  const askedTypes = () => asked.map(({ type }) => type);

  const worker = Promise.resolve(true);

  it('is only stored on the first visit, and the cache filled', async () => {
    void updatePrecache(never);
    expect(stored.get(appVersion)).toBe(APP_VERSION);
    await updatePrecache(worker);
    expect(asked).toMatchObject([{ type: ensure, priorityUrls: ['/faq'], locale: 'id' }]);
    expect([page.reloads, stored.get(assetCacheReady)]).toEqual([0, 'true']);
  });

  it('is asked whether its cache is ready, and filled if it is not', async () => {
    stored.set(assetCacheReady, 'true');
    replies[status] = WORKER_REPLIES.ready;
    await updatePrecache(worker);
    expect(asked).toEqual([{ type: status, locale: 'id', path: '/faq', phone: false }]);
    replies[status] = WORKER_REPLIES.notReady;
    await updatePrecache(worker);
    expect(askedTypes()).toEqual([status, status, ensure]);
  });

  it('that differs from the stored one refills the cache and reloads once', async () => {
    stored.set(appVersion, OLD);
    stored.set(assetCacheReady, 'true');
    void updatePrecache(never);
    expect([stored.get(appVersion), stored.get(assetCacheReady)]).toEqual([APP_VERSION, 'false']);
    stored.set(appVersion, OLD);
    await updatePrecache(worker);
    expect(askedTypes()).toEqual([clear, ensure]);
    expect([stored.get(appVersion), page.reloads]).toEqual([APP_VERSION, 1]);
    await updatePrecache(worker);
    expect(page.reloads).toBe(1);
  });

  it('that cannot be stored reloads nothing: every page would', async () => {
    stored.set(appVersion, OLD);
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await updatePrecache(worker);
    expect(page.reloads).toBe(0);
  });

  it('is handled without a worker that never replies: after 15 s for each message', async () => {
    replies = {};
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
