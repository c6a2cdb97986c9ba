/** The session as it changes while a page is open. Import lazily: it brings Auth and Firestore. */
import { useSyncExternalStore } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { watchUser } from '../../firebase/auth.ts';
import { watchDocument } from '../../firebase/firestore.ts';
import { deleteNotesDrafts } from '../../browser/notes-drafts.ts';
import type { Session } from './lookup.ts';
import { sessionOf } from './lookup.ts';
import { storeUserId } from './stored-user.ts';

export type SessionState = Session | { kind: 'unknown' };

let session: SessionState = { kind: 'unknown' };
let connected = true;
let started = false;
const listeners = new Set<() => void>();

function tell(next: SessionState): void {
  session = next;
  for (const listener of listeners) listener();
}

/** How long the database may be silent before the page says so, in milliseconds. */
const PATIENCE = 4000;
let silence: ReturnType<typeof setTimeout> | undefined;

/** `navigator.onLine` only knows about the cable; whether the database answers is what counts. */
function heard(stale: boolean, late: () => void): void {
  clearTimeout(silence);
  if (!stale) connected = true;
  else {
    silence = setTimeout(() => {
      connected = false;
      late();
    }, PATIENCE);
  }
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
    deleteNotesDrafts(user.uid);
    stopDocument = watchDocument(COLLECTIONS.user, user.uid, {
      next: (document, stale) => {
        heard(stale, () => tell(sessionOf(user, document)));
        // A first answer from the cache may be old: the server is given time to say better.
        if (stale && session.kind === 'unknown') return;
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

/** False while the database does not answer. */
export function isConnected(): boolean {
  return connected;
}

/** Calls `listener` whenever the session or its connection changes; gives what ends that. */
export const watchSession = subscribe;

/** False while the database does not answer: what is shown comes from this browser. */
export function useConnected(): boolean {
  return useSyncExternalStore(subscribe, isConnected, () => true);
}

/** Who is signed in right now; `unknown` until Auth and the server have answered. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
}
