import { setTimeout as wait } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { slidingWindowRecord } from '../../../model/rate-limit.ts';
import { database, rateLimitCollection } from '../firestore.ts';

export interface Limit {
  /** Uses allowed in any span of `windowSeconds`. */
  uses: number;
  windowSeconds: number;
}

export interface Counter {
  /** Of `clientKey()`. */
  key: string;
  limit: Limit;
  /** Beyond a soft limit the action is done uncounted, and `write` is told. */
  soft?: boolean;
}

/** Attempts before giving up. Each failed one means that another request of the same key was counted. */
const ATTEMPTS = 20;

/** gRPC codes where a count changed since it was read: exists already, was deleted, was changed, is contended. */
const CONFLICTS = [6, 5, 9, 10];

/**
 * An exact limit over a sliding window, for rare actions. The use is written in one batch with the action's own
 * writes, so the limit holds across instances, and an action that could not be stored does not count.
 *
 * Not a transaction: transactions lock what they read, and a dozen of them on one document block each other for a
 * minute. Here the write succeeds only if the count is as it was read, else it is read again; one request
 * succeeds in every round, and a rejected one costs one read (docs/decisions/0017).
 * @param counters the use needs room in each that is not soft
 * @param write adds the action's writes; called again for every attempt. `beyond` is true where a soft limit is exceeded
 * @param once document that the action creates; where it exists, the action was done before and does not count again
 * @returns seconds until the next use is allowed; 0 where this one was, and all is stored
 */
export async function consumeSlidingWindow(
  counters: readonly Counter[],
  write: (batch: WriteBatch, beyond: boolean) => void,
  once?: DocumentReference,
): Promise<number> {
  const documents = counters.map(({ key }) => rateLimitCollection().doc(key));
  for (let attempt = 1; ; attempt++) {
    const now = Date.now();
    const stored = await database().getAll(...documents, ...(once ? [once] : []));
    if (once && stored.at(-1)?.exists) return 0;
    const batch = database().batch();
    let retryAfter = 0;
    let beyond = false;
    counters.forEach(({ limit, soft }, index) => {
      const snapshot = stored[index];
      const seconds = snapshot ? count(batch, snapshot, limit, now) : 0;
      if (soft) beyond ||= seconds > 0;
      else retryAfter = Math.max(retryAfter, seconds);
    });
    if (retryAfter > 0) return retryAfter;
    write(batch, beyond);
    try {
      await batch.commit();
      return 0;
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await wait(Math.random() * 30 * attempt);
    }
  }
}

/** Adds one use to a batch, or gives the seconds until one is free. */
function count(batch: WriteBatch, stored: DocumentSnapshot, limit: Limit, now: number): number {
  const since = now - limit.windowSeconds * 1000;
  const parsed = v.safeParse(slidingWindowRecord.entries.uses, stored.get('uses'));
  const recent = (parsed.success ? parsed.output : [])
    .filter((use) => use > since && use <= now)
    .sort((a, b) => a - b);
  const blocking = recent.at(-limit.uses);
  if (recent.length >= limit.uses && blocking !== undefined) {
    return Math.max(1, Math.ceil((blocking - since) / 1000));
  }
  const expires = Timestamp.fromMillis(now + limit.windowSeconds * 1000);
  const counted = { uses: [...recent, now], expires };
  const { updateTime } = stored;
  if (updateTime) batch.update(stored.ref, counted, { lastUpdateTime: updateTime });
  else batch.create(stored.ref, counted);
  return 0;
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(Number(error.code));
}
