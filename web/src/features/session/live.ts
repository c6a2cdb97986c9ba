/** The session as it changes while a page is open. Import lazily: it brings Auth and Firestore. */
import { useSyncExternalStore } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { watchUser } from '../../firebase/auth.ts';
import { watchDocument } from '../../firebase/firestore.ts';
import type { Session } from './lookup.ts';
import { sessionOf } from './lookup.ts';
import { storeUserId } from './stored-user.ts';

export type LiveSession = Session | { kind: 'unknown' };

let session: LiveSession = { kind: 'unknown' };
let started = false;
const listeners = new Set<() => void>();

function tell(next: LiveSession): void {
  session = next;
  for (const listener of listeners) listener();
}

function start(): void {
  let stopDocument = () => {};
  let uid: string | null = null;
  watchUser((user) => {
    // Also called for each new token of the same user.
    if (uid === (user?.uid ?? null) && session.kind !== 'unknown') return;
    uid = user?.uid ?? null;
    stopDocument();
    storeUserId(uid);
    if (user === null) return tell({ kind: 'logged-out' });
    stopDocument = watchDocument(COLLECTIONS.user, user.uid, {
      next: (document, stale) => {
        // A first answer from the cache may be old: only the server's word makes an admin of a stranger.
        if (stale && session.kind === 'unknown' && navigator.onLine) return;
        tell(sessionOf(user, document));
      },
      failed: () => tell({ kind: 'user', user, profile: null }),
    });
  });
}

function subscribe(listener: () => void): () => void {
  if (!started) start();
  started = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in right now; `unknown` until Auth and the server have answered. */
export function useSession(): LiveSession {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
}
