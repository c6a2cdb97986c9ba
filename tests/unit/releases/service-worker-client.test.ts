import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  WORKER_MESSAGES,
  WORKER_REPLIES,
  WORKER_TIMEOUT_MS,
} from '../../../model/releases/service-worker.ts';
import { STORAGE_KEYS } from '../../../model/storage-keys.ts';
import { postToWorker } from '../../../web/src/features/releases/service-worker-client.ts';

const stored = new Map<string, string>();

/** The port on which the worker replies. */
let port: MessagePort | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const active = { postMessage: (_: unknown, [given]: MessagePort[]) => void (port = given) };
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active }) } });
});

afterEach(() => {
  port?.close();
  port = undefined;
  stored.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reply after the time-out is stored, although nobody waits for it', async () => {
  const reply = postToWorker({ type: WORKER_MESSAGES.status });
  await vi.advanceTimersByTimeAsync(WORKER_TIMEOUT_MS);
  expect(await reply).toBeNull();
  expect(stored.get(STORAGE_KEYS.assetCacheReady)).toBeUndefined();
  port?.postMessage({ type: WORKER_REPLIES.ready });
  await vi.waitUntil(() => stored.get(STORAGE_KEYS.assetCacheReady) === 'true');
});

test.each([
  ['nothing', undefined],
  ['another type', { type: 'SOMETHING' }],
])('a reply with %s is not stored', async (_, answer) => {
  const reply = postToWorker({ type: WORKER_MESSAGES.status });
  await vi.waitUntil(() => port !== undefined);
  port?.postMessage(answer);
  expect(await reply).toBeNull();
  expect(stored.size).toBe(0);
});
