import { createHmac } from 'node:crypto';
import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { rateLimitKey } from '../config.ts';
import { collection, database } from '../firestore.ts';

/** A keyed hash: the address cannot be found by trying all. @param scope what is limited, e.g. `contact` */
export function clientKey(scope: string, address: string): string {
  const key = rateLimitKey.value();
  if (key === '') throw new Error('RATE_LIMIT_KEY is not set');
  const hash = createHmac('sha256', key).update(`${scope} ${address}`).digest('base64url');
  return `${scope}-${hash}`;
}

export interface Limit {
  /** A `clientKey()`, or a fixed name for all senders together. */
  key: string;
  uses: number;
  windowSeconds: number;
  /** Exact limits count one of several uses at the same moment and decide again on the others; otherwise all count. */
  exact?: boolean;
}

interface Decision {
  retryAfter: number;
  earlier: readonly number[];
  /** Joins the batch of the limited write. With an exact limit it may fail by a conflict (`isConflict`). */
  countIn: (batch: WriteBatch) => void;
}

/** gRPC codes: a document changed since it was read. */
const CONFLICTS = [6, 5, 9, 10];

export function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(Number(error.code));
}

/**
 * Decides by `rate_limit/{key}`, which Firestore deletes after `expires`. No transaction: its locks made twelve senders
 * of one address wait for over a minute.
 */
export async function checkLimits(limits: readonly Limit[], now = Date.now()): Promise<Decision> {
  const documents = limits.map(({ key }) => collection('rate_limit').doc(key));
  const stored = await database().getAll(...documents);
  const windows = limits.map(({ windowSeconds }, index) => {
    const found = stored[index];
    const ends = (found?.get('expires') as Timestamp | undefined)?.toMillis() ?? 0;
    return ends > now
      ? { earlier: Number(found?.get('count')), ends }
      : { earlier: 0, ends: now + windowSeconds * 1000 };
  });
  const waits = windows.map(({ earlier, ends }, index) =>
    earlier < (limits[index]?.uses ?? 0) ? 0 : Math.ceil((ends - now) / 1000),
  );
  return {
    retryAfter: Math.max(0, ...waits),
    earlier: windows.map(({ earlier }) => earlier),
    countIn: (batch) => {
      for (const [index, { earlier, ends }] of windows.entries()) {
        const document = stored[index];
        if (document === undefined) continue;
        const { ref, exists, updateTime } = document;
        const counted = { count: earlier + 1, expires: Timestamp.fromMillis(ends) };
        if (limits[index]?.exact === true) {
          if (updateTime) batch.update(ref, counted, { lastUpdateTime: updateTime });
          else batch.create(ref, counted);
        } else {
          const count = earlier > 0 || !exists ? FieldValue.increment(1) : 1;
          batch.set(ref, { ...counted, count }, { merge: true });
        }
      }
    },
  };
}

/** Counts a use. @returns seconds until the next use; 0 if this one is allowed */
export async function countUse(limits: readonly Limit[]): Promise<number> {
  const { retryAfter, countIn } = await checkLimits(limits);
  if (retryAfter > 0) return retryAfter;
  const batch = database().batch();
  countIn(batch);
  try {
    await batch.commit();
    return 0;
  } catch (error) {
    if (!isConflict(error)) throw error;
    return countUse(limits);
  }
}

const MINUTE_MS = 60_000;

/** Counts in this instance's memory. @returns true if an address has a use left. `taken`: 1, or 0 to ask only */
export function minuteLimiter(
  most: number,
  now: () => number = () => Date.now(),
): (address: string, taken?: 0 | 1) => boolean {
  let minute = 0;
  const uses = new Map<string, number>();
  return (address, taken = 1) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) uses.clear();
    minute = current;
    const count = uses.get(address) ?? 0;
    if (taken > 0) uses.set(address, count + taken);
    return count < most;
  };
}
