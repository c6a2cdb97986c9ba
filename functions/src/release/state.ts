import { type Timestamp, type Transaction, FieldValue } from 'firebase-admin/firestore';
import type { ReleaseAnswer } from '../../../model/dashboard/api.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { CODE_ID } from '../config.ts';
import { collection } from '../firestore.ts';
import { json } from '../http/http-response.ts';

export interface Build {
  code: string;
  build: string;
}

/** `release/site`: what the files of the site show. Functions only. */
export interface ReleaseState {
  /** The last change of what is public, by a command or a moment; the function `release` follows every new value. */
  changed?: Timestamp;
  rendered?: Timestamp;
  /** Time at which their content was read; like the following, in milliseconds since 1970. */
  rendered_at?: number;
  /** Moment of the next due text or the notice's end; null for never, absent while nobody has looked since a command. */
  next_at?: number | null;
  /** Start of a running release, and its end at the latest. */
  busy_since?: number;
  busy_until?: number;
  served?: Build;
  problem?: string | null;
  /** End of a pause, set by hand or by a run of tests. */
  paused_until?: Timestamp;
}

export const releaseDocument = () => collection('release').doc('site');

export async function readReleaseState(transaction?: Transaction): Promise<ReleaseState> {
  const found = await (transaction ? transaction.get(releaseDocument()) : releaseDocument().get());
  return (found.data() as ReleaseState | undefined) ?? {};
}

/** The files show less than what is public, or are of another code. */
export const isWaiting = ({ changed, rendered, served }: ReleaseState): boolean =>
  served?.code !== CODE_ID || rendered?.isEqual(changed!) !== true;

export const isPaused = ({ paused_until }: ReleaseState, now: number): boolean =>
  (paused_until?.toMillis() ?? 0) > now;

const merge = { merge: true };

/** Part of a transaction that changes what is due, and nothing public. */
export function forgetNextMoment(transaction: Pick<Transaction, 'set'>): void {
  transaction.set(releaseDocument(), { next_at: FieldValue.delete() }, merge);
}

export function requestRelease(transaction?: Pick<Transaction, 'set'>): unknown {
  const change = { changed: FieldValue.serverTimestamp(), next_at: FieldValue.delete() };
  return transaction
    ? transaction.set(releaseDocument(), change, merge)
    : releaseDocument().set(change, merge);
}

/** Wait before a release that did not succeed is tried again. */
const RETRY_MS = 2 * 60_000;

/** `security.txt` expires some months after a release. */
const RENEWAL_MS = 30 * DAY_MS;

/**
 * Asks again for a release that did not succeed or was paused, and once a month.
 * @param state as it was read right now
 * @param readServed reads the build that visitors get; then also after a delivery or a rollback
 */
export async function requestDueRelease(
  state: ReleaseState,
  now: number,
  readServed?: () => Promise<Build>,
): Promise<void> {
  const isLate = isWaiting(state) && (state.changed?.toMillis() ?? 0) < now - RETRY_MS;
  const isOld = (state.rendered_at ?? now) < now - RENEWAL_MS;
  if (!isPaused(state, now) && (isLate || isOld)) await requestRelease();
  const served = await readServed?.();
  if (served === undefined || served.build === state.served?.build) return;
  // The time at which its content was read is unknown.
  await releaseDocument().set({ served, rendered_at: FieldValue.delete() }, merge);
  await requestRelease();
}

export const busySince = ({ busy_since, busy_until = 0 }: ReleaseState, now: number) =>
  busy_until > now ? (busy_since ?? now) : null;

/** `POST /api/admin/release`, admins only. What is asked for during a release follows it. */
export async function answerRelease(): Promise<Response> {
  const since = busySince(await readReleaseState(), Date.now());
  await requestRelease();
  return json<ReleaseAnswer>(202, { since });
}
