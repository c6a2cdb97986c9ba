import { Timestamp } from 'firebase-admin/firestore';
import type { Transaction } from 'firebase-admin/firestore';
import { rateLimitCollection } from '../firestore.ts';

export interface Limit {
  /** Uses allowed in any span of `windowSeconds`. */
  uses: number;
  windowSeconds: number;
}

export interface Slot {
  /** Seconds until the next use is allowed; 0 where this one is. */
  retryAfter: number;
  /** Writes the use; to be called after all reads of the transaction. */
  take: () => void;
}

/**
 * An exact limit over a sliding window, for what a person does rarely. The use is counted in the
 * caller's transaction, so that it holds across instances and counts only if what it guards is stored.
 * @param key of `senderKey()`
 * @param now milliseconds since 1970
 */
export async function openSlot(
  transaction: Transaction,
  key: string,
  limit: Limit,
  now: number,
): Promise<Slot> {
  const document = rateLimitCollection().doc(key);
  const stored: unknown = (await transaction.get(document)).get('uses');
  const since = now - limit.windowSeconds * 1000;
  const recent = (Array.isArray(stored) ? stored : [])
    .filter((use): use is number => typeof use === 'number' && use > since && use <= now)
    .sort((a, b) => a - b);
  const blocking = recent.at(-limit.uses);
  if (recent.length >= limit.uses && blocking !== undefined) {
    const retryAfter = Math.max(1, Math.ceil((blocking - since) / 1000));
    return { retryAfter, take: () => undefined };
  }
  const expires = Timestamp.fromMillis(now + limit.windowSeconds * 1000);
  return {
    retryAfter: 0,
    take: () => {
      transaction.set(document, { uses: [...recent, now], expires });
    },
  };
}
