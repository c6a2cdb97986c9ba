import { expect, test } from 'vitest';
import { database } from '../../../functions/src/firestore.ts';
import {
  type Limit,
  clientKey,
  countUse,
  checkLimits,
  isConflict,
} from '../../../functions/src/rate-limit/limit.ts';
import { inParallel, newAddress } from '../support/requests.ts';

const newKey = () => clientKey('test', newAddress());

/** Decides about one use and counts it. @returns the wait in seconds, or `conflict` */
async function use(limits: readonly Limit[], now?: number): Promise<number | 'conflict'> {
  const { retryAfter, countIn } = await checkLimits(limits, now);
  if (retryAfter > 0) return retryAfter;
  const batch = database().batch();
  countIn(batch);
  try {
    await batch.commit();
    return 0;
  } catch (error) {
    if (isConflict(error)) return 'conflict';
    throw error;
  }
}

test('a decision that is not followed by its batch does not count', async () => {
  const limits = [{ key: newKey(), uses: 1, windowSeconds: 60, exact: true }];
  await checkLimits(limits);
  expect(await use(limits)).toBe(0);
  expect(await use(limits)).toBeGreaterThan(0);
});

test('a use must be allowed by every limit, and is counted in all or none', async () => {
  const roomy = { key: newKey(), uses: 3, windowSeconds: 60 };
  const narrow = { key: newKey(), uses: 1, windowSeconds: 60 };
  expect(await countUse([roomy, narrow])).toBe(0);
  expect(await countUse([roomy, narrow])).toBeGreaterThan(0);
  expect((await checkLimits([roomy, narrow])).earlier).toEqual([1, 1]);
  expect([await countUse([roomy]), await countUse([roomy])]).toEqual([0, 0]);
  expect(await countUse([roomy])).toBeGreaterThan(0);
});

test.each([true, false])(
  'a window begins with its first use and ends as long after it (exact: %s)',
  async (exact) => {
    const limits = [{ key: newKey(), uses: 2, windowSeconds: 600, exact }];
    const begin = Date.now();
    expect(await use(limits, begin)).toBe(0);
    expect(await use(limits, begin + 500_000)).toBe(0);
    expect(await use(limits, begin + 510_000)).toBe(90);
    expect(await use(limits, begin + 600_000)).toBe(0);
    expect((await checkLimits(limits, begin + 600_001)).earlier).toEqual([1]);
  },
);

test('a limit against floods is exceeded by at most what is in flight', async () => {
  const limits = [{ key: newKey(), uses: 20, windowSeconds: 600 }];
  const flood = Array.from({ length: 60 }, () => () => countUse(limits));
  const passed = (await inParallel(flood, 12)).filter((seconds) => seconds === 0).length;
  expect(passed).toBeGreaterThanOrEqual(20);
  expect(passed).toBeLessThanOrEqual(32);
});
