import { errorCode } from '../error-message.ts';

/** `too-large`: more than the database stores in one record. */
export type SaveFailure = 'denied' | 'signed-out' | 'too-large' | 'other';

export function toSaveFailure(error: unknown): SaveFailure {
  const code = errorCode(error).replace(/^firestore\//, '');
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated' || code.startsWith('auth/')) return 'signed-out';
  return code === 'too-large' ? 'too-large' : 'other';
}
