import { errorCode } from '../../data/error-message.ts';
import type { Fields } from './field-merge.ts';
import { conflicts, unsaved } from './field-merge.ts';

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

/** Where the texts of an editor stand. */
export function saveStateOf({
  failure,
  isWriting,
  isWaiting,
  isOnline,
  fields,
}: {
  failure: SaveFailure | null;
  isWriting: boolean;
  /** A text is about to be sent. */
  isWaiting: boolean;
  isOnline: boolean;
  fields: Fields;
}): SaveState {
  if (failure !== null) return { kind: 'failed', why: failure };
  const pending = isWriting || unsaved(fields).length > 0;
  if (pending && !isOnline) return { kind: 'offline' };
  if (isWriting) return { kind: 'saving' };
  if (isWaiting) return { kind: 'waiting' };
  const isHeld = pending || conflicts(fields).length > 0;
  return isHeld ? { kind: 'held' } : { kind: 'saved' };
}

export function sameState(first: SaveState, second: SaveState): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
