import { afterAll, expect, test, vi } from 'vitest';
import { rateLimitCollection } from '../../functions/src/firestore.ts';
import { consumeSlidingWindow } from '../../functions/src/rate-limit/sliding-window.ts';
import { consumeFixedWindow } from '../../functions/src/rate-limit/fixed-window.ts';
import { clientKey } from '../../functions/src/rate-limit/client-key.ts';
import { inParallel, newAddress } from './support/requests.ts';

const made: string[] = [];
afterAll(async () => {
  const { docs } = await rateLimitCollection().get();
  const own = docs.filter(({ id }) => made.some((key) => id.startsWith(key)));
  await Promise.all(own.map(({ ref }) => ref.delete()));
});

function newKey(): string {
  const key = clientKey('test', newAddress());
  made.push(key);
  return key;
}

const nothing = (): void => undefined;

test('a sliding window allows exactly its limit with 12 requests in flight', async () => {
  const counters = [{ key: newKey(), limit: { uses: 5, windowSeconds: 60 } }];
  let written = 0;
  const use = async () => consumeSlidingWindow(counters, () => void written++);
  const waits = await inParallel(Array<typeof use>(36).fill(use), 12);
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  for (const seconds of waits) expect(seconds).toBeLessThanOrEqual(60);
  expect(written).toBeGreaterThanOrEqual(5);
});

test('a use that cannot be stored does not count', async () => {
  const counters = [{ key: newKey(), limit: { uses: 1, windowSeconds: 60 } }];
  const fails = consumeSlidingWindow(counters, () => {
    throw new Error('nothing to store');
  });
  await expect(fails).rejects.toThrow('nothing to store');
  expect(await consumeSlidingWindow(counters, nothing)).toBe(0);
  expect(await consumeSlidingWindow(counters, nothing)).toBeGreaterThan(0);
});

test('a use must be allowed by every counter, and is counted in all or none', async () => {
  const roomy = { key: newKey(), limit: { uses: 3, windowSeconds: 60 } };
  const narrow = { key: newKey(), limit: { uses: 1, windowSeconds: 60 } };
  expect(await consumeSlidingWindow([roomy, narrow], nothing)).toBe(0);
  expect(await consumeSlidingWindow([roomy, narrow], nothing)).toBeGreaterThan(0);
  expect([
    await consumeSlidingWindow([roomy], nothing),
    await consumeSlidingWindow([roomy], nothing),
  ]).toEqual([0, 0]);
  expect(await consumeSlidingWindow([roomy], nothing)).toBeGreaterThan(0);
});

test('uses beyond a number are reported as suspect, up to the limit', async () => {
  const counter = { key: newKey(), limit: { uses: 3, windowSeconds: 60 }, suspectBeyond: 1 };
  const told: boolean[] = [];
  const use = async () => consumeSlidingWindow([counter], (_, suspect) => void told.push(suspect));
  expect([await use(), await use(), await use()]).toEqual([0, 0, 0]);
  expect(told).toEqual([false, true, true]);
  expect(await use()).toBeGreaterThan(0);
});

test('uses before the window and malformed values do not count', async () => {
  const key = newKey();
  const limit = { uses: 2, windowSeconds: 60 };
  const now = Date.now();
  const uses = [now - 61_000, now - 60_500, now - 30_000, now + 3_600_000, 'x', null];
  await rateLimitCollection().doc(key).set({ uses });
  expect(await consumeSlidingWindow([{ key, limit }], nothing)).toBe(0);
  const wait = await consumeSlidingWindow([{ key, limit }], nothing);
  expect(wait).toBeGreaterThan(25);
  expect(wait).toBeLessThanOrEqual(31);
});

test('a fixed window rejects uses over its limit until it ends', async () => {
  const key = newKey();
  const limit = { uses: 20, windowSeconds: 600 };
  const now = 600_000 * 3_000_000 + 90_000;
  const call = async () => consumeFixedWindow(key, limit, now);
  const waits = await inParallel(Array<typeof call>(60).fill(call), 12);
  const passed = waits.filter((seconds) => seconds === 0).length;
  expect(passed).toBeGreaterThanOrEqual(20);
  expect(passed).toBeLessThanOrEqual(32);
  expect(await consumeFixedWindow(key, limit, now)).toBe(510);
  expect(await consumeFixedWindow(key, limit, now + 510_000)).toBe(0);
});

test('a client key does not reveal the address and differs per limit', () => {
  const key = clientKey('contact', '203.0.113.7');
  expect(key).toMatch(/^contact-[\w-]{43}$/);
  expect(key).not.toBe(clientKey('test', '203.0.113.7').replace('test', 'contact'));
  expect(key).toBe(clientKey('contact', '203.0.113.7'));
});

test('with a new secret the counts begin anew', async () => {
  const address = newAddress();
  const use = async () => {
    const key = clientKey('test', address);
    made.push(key);
    return consumeSlidingWindow([{ key, limit: { uses: 1, windowSeconds: 60 } }], nothing);
  };
  expect(await use()).toBe(0);
  expect(await use()).toBeGreaterThan(0);
  vi.stubEnv('RATE_LIMIT_KEY', 'the secret that replaces one that became public');
  expect(await use()).toBe(0);
  vi.unstubAllEnvs();
});
