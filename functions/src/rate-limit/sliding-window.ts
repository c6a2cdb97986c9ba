import { setTimeout as wait } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { slidingWindowRecord } from '../../../model/http/rate-limit.ts';
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
  /** Uses beyond this number are done as well, up to those of the limit, and `write` is told. */
  suspectBeyond?: number;
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
 * @param counters the use needs room in each
 * @param write adds the action's writes; called again for every attempt. `suspect` is true beyond `suspectBeyond`
 * @param once document that the action creates; where it exists, the action was done before and does not count again, and
 * `onRepeated` is called
 * @returns seconds until the next use is allowed; 0 where this one was, and all is stored
 */
export async function consumeSlidingWindow(
  counters: readonly Counter[],
  write: (batch: WriteBatch, suspect: boolean) => void,
  once?: { document: DocumentReference; onRepeated: () => void },
): Promise<number> {
  const documents = counters.map(({ key }) => rateLimitCollection().doc(key));
  for (let attempt = 1; ; attempt++) {
    const stored = await database().getAll(...documents, ...(once ? [once.document] : []));
    // After the read: a use that was stored meanwhile would otherwise lie in the future and not count.
    const now = Date.now();
    if (once && stored.at(-1)?.exists) {
      once.onRepeated();
      return 0;
    }
    const batch = database().batch();
    let retryAfter = 0;
    let suspect = false;
    counters.forEach(({ limit, suspectBeyond = limit.uses }, index) => {
      const snapshot = stored[index];
      if (snapshot === undefined) return;
      const counted = count(batch, snapshot, limit, now);
      retryAfter = Math.max(retryAfter, counted.retryAfter);
      suspect ||= counted.earlier >= suspectBeyond;
    });
    if (retryAfter > 0) return retryAfter;
    write(batch, suspect);
    try {
      await batch.commit();
      return 0;
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await wait(Math.random() * 30 * attempt);
    }
  }
}

/** Adds one use to a batch, or gives the seconds until one is free; `earlier` are the uses within the window. */
function count(
  batch: WriteBatch,
  stored: DocumentSnapshot,
  limit: Limit,
  now: number,
): { retryAfter: number; earlier: number } {
  const since = now - limit.windowSeconds * 1000;
  const parsed = v.safeParse(slidingWindowRecord.entries.uses, stored.get('uses'));
  const recent = (parsed.success ? parsed.output : [])
    .filter((use) => use > since && use <= now)
    .sort((a, b) => a - b);
  const blocking = recent.at(-limit.uses);
  if (recent.length >= limit.uses && blocking !== undefined) {
    const retryAfter = Math.max(1, Math.ceil((blocking - since) / 1000));
    return { retryAfter, earlier: recent.length };
  }
  const expires = Timestamp.fromMillis(now + limit.windowSeconds * 1000);
  const counted = { uses: [...recent, now], expires };
  const { updateTime } = stored;
  if (updateTime) batch.update(stored.ref, counted, { lastUpdateTime: updateTime });
  else batch.create(stored.ref, counted);
  return { retryAfter: 0, earlier: recent.length };
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(Number(error.code));
}
