import { MAX_DOCUMENT_BYTES } from '../../../../../model/stored-bytes.ts';
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

/**
 * `denied`: no longer an admin; `signed-out`: the session ended; `deleted`: the entry was deleted; `too-large`: the
 * entry takes more bytes than the database stores in one document.
 */
export type SaveFailure = 'denied' | 'signed-out' | 'deleted' | 'too-large' | 'other';

/**
 * Classifies an error of Firestore by its code.
 * @param bytes about how many the record would have taken
 */
export function toSaveFailure(error: unknown, bytes = 0): SaveFailure {
  const code = errorCode(error).replace(/^firestore\//, '');
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated' || code.startsWith('auth/')) return 'signed-out';
  if (code === 'not-found') return 'deleted';
  return bytes > MAX_DOCUMENT_BYTES ? 'too-large' : 'other';
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
