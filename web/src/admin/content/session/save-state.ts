import { errorCode } from '../../../data/error-message.ts';
import type { FieldStates } from './three-way-merge.ts';
import { findUnsaved, hasConflict } from './three-way-merge.ts';

/** State of saving as the editor shows it. Only `saved` means that the database has every text. */
export type SaveState =
  | { kind: 'saved' }
  /** A save is scheduled. */
  | { kind: 'pending' }
  | { kind: 'saving' }
  /** Kept in this browser until there is a connection. */
  | { kind: 'offline' }
  /** A text is too long to be stored or has an unresolved conflict. */
  | { kind: 'blocked' }
  | { kind: 'failed'; reason: SaveFailure };

/** `denied`: no longer an admin; `signed-out`: the session ended; `deleted`: the entry was deleted. */
export type SaveFailure = 'denied' | 'signed-out' | 'deleted' | 'other';

/** Classifies an error of Firestore by its code. */
export function toSaveFailure(error: unknown): SaveFailure {
  const code = errorCode(error).replace(/^firestore\//, '');
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated' || code.startsWith('auth/')) return 'signed-out';
  return code === 'not-found' ? 'deleted' : 'other';
}

/** Computes the state of saving from the state of the session. */
export function computeSaveState({
  failure,
  isWriting,
  isScheduled,
  isOnline,
  fields,
}: {
  failure: SaveFailure | null;
  isWriting: boolean;
  /** A save is scheduled. */
  isScheduled: boolean;
  isOnline: boolean;
  fields: FieldStates;
}): SaveState {
  if (failure !== null) return { kind: 'failed', reason: failure };
  const isUnsaved = isWriting || findUnsaved(fields).length > 0;
  if (isUnsaved && !isOnline) return { kind: 'offline' };
  if (isWriting) return { kind: 'saving' };
  if (isScheduled) return { kind: 'pending' };
  return isUnsaved || hasConflict(fields) ? { kind: 'blocked' } : { kind: 'saved' };
}

export function isSameSaveState(first: SaveState, second: SaveState): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
