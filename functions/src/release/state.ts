import { type Transaction, FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { CODE_ID } from '../config.ts';
import { collection } from '../firestore.ts';
import { cached } from '../http/cached.ts';

/** `release/site`: what the files of the site show. Functions alone read and write it. */
interface ReleaseState {
  /** When a command or a moment last changed what is public; the function `release` follows every new value. */
  changed?: Timestamp;
  /** The value of `changed` that the files show. */
  rendered?: Timestamp;
  /** When their content was read; like the following, in milliseconds since 1970. */
  rendered_at?: number;
  /** When what is public changes by itself. */
  next_at?: number | null;
  /** Until when an instance is at it. */
  busy_until?: number;
  /** Ids of the files' build and of its code. */
  build?: string;
  code?: string;
  /** Why the last attempt failed. */
  problem?: string | null;
  /** Set by hand: nothing is released. */
  paused?: boolean;
}

export const releaseDocument = () => collection('release').doc('site');

export async function readReleaseState(transaction?: Transaction): Promise<ReleaseState> {
  const found = await (transaction ? transaction.get(releaseDocument()) : releaseDocument().get());
  return (found.data() as ReleaseState | undefined) ?? {};
}

/** True while the files show less than what is public, or are of another code. */
export const isWaiting = ({ changed, rendered, code }: ReleaseState): boolean =>
  code !== CODE_ID || rendered?.isEqual(changed!) !== true;

/** Asks for a release, in the transaction that changes what is public. */
export function askForRelease(transaction?: Pick<Transaction, 'set'>): unknown {
  const change = { changed: FieldValue.serverTimestamp() };
  const merge = { merge: true };
  return transaction
    ? transaction.set(releaseDocument(), change, merge)
    : releaseDocument().set(change, merge);
}

/** Time after which a release that did not succeed is asked for again. */
const RETRY_MS = 2 * 60_000;

/**
 * Asks for a release where a scheduled text has become public. Reads one document.
 * @param isRetried also asks again for one that did not succeed
 */
export async function askIfDue(now: number, isRetried = false): Promise<void> {
  const state = await readReleaseState();
  const isDue = (state.next_at ?? Infinity) <= now;
  const isLate = isWaiting(state) && (state.changed?.toMillis() ?? 0) < now - RETRY_MS;
  if (!state.paused && (isDue || (isRetried && isLate))) await askForRelease();
}

/** Milliseconds for which an instance knows the id of the released build. */
const FRESH_MS = 10_000;

const readBuild = cached(
  async () => {
    const { build, code } = await readReleaseState();
    return code === CODE_ID && build !== undefined ? build : null;
  },
  () => FRESH_MS,
  () => '',
);

/** The id of the build that the files of the site are from; null where it is the one of this code, or cannot be read. */
export const releasedBuild = (): Promise<string | null> => readBuild(undefined).catch(() => null);
