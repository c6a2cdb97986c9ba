import { errorCode } from '../data/problem.ts';

/** What the editor says of the texts in it; only `saved` claims that the database has everything. */
export type SaveState =
  | { kind: 'saved' }
  /** Typed a moment ago. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Kept in this browser until there is a connection. */
  | { kind: 'offline' }
  /** A text is longer than can be stored, or waits for a decision between two texts. */
  | { kind: 'held' }
  | { kind: 'failed'; why: SaveFailure };

/** `denied`: no longer an admin; `signed-out`: the session ended; `gone`: the entry was deleted. */
export type SaveFailure = 'denied' | 'signed-out' | 'gone' | 'other';

/** Why Firestore refused, by its code. */
export function saveFailure(error: unknown): SaveFailure {
  const code = errorCode(error).replace(/^firestore\//, '');
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated' || code.startsWith('auth/')) return 'signed-out';
  return code === 'not-found' ? 'gone' : 'other';
}
