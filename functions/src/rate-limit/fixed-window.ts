import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { fixedWindowRecord } from '../../../model/http/rate-limit.ts';
import { rateLimitCollection } from '../firestore.ts';
import type { Limit } from './sliding-window.ts';

/**
 * A limit against floods: counts in fixed windows and without a transaction, so that simultaneous requests of one
 * sender cannot block each other; requests in flight may exceed the limit.
 * @param key of `clientKey()`
 * @param now milliseconds since 1970
 * @returns seconds until requests are allowed again; 0 where this one is
 */
export async function consumeFixedWindow(key: string, limit: Limit, now: number): Promise<number> {
  const windowMillis = limit.windowSeconds * 1000;
  const index = Math.floor(now / windowMillis);
  const ends = (index + 1) * windowMillis;
  const document = rateLimitCollection().doc(`${key}-${index}`);
  const stored = v.safeParse(fixedWindowRecord.entries.count, (await document.get()).get('count'));
  if (stored.success && stored.output >= limit.uses) return Math.ceil((ends - now) / 1000);
  const counted = { count: FieldValue.increment(1), expires: Timestamp.fromMillis(ends) };
  await document.set(counted, { merge: true });
  return 0;
}
