/** The session as it changes while a page is open. Import lazily: it brings Auth and Firestore. */
import { useSyncExternalStore } from 'react';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { deleteNotesDrafts } from '../../browser/local-drafts.ts';
import { watchUser } from '../../firebase/auth.ts';
import { closeFirestore } from '../../firebase/firestore-instance.ts';
import { watchDocument } from '../../firebase/firestore.ts';
import type { Session } from './lookup.ts';
import { sessionOf } from './lookup.ts';
import { storeUserId } from './stored-user.ts';

export type SessionState = Session | { kind: 'unknown' };

/** Time without an answer of the database after which it counts as disconnected, in ms. */
const DISCONNECTED_AFTER = 4000;

let session: SessionState = { kind: 'unknown' };
let connected = true;
let started = false;
let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setSession(next: SessionState): void {
  session = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the database answers is what counts; `navigator.onLine` only knows about the network interface.
 * @param stale true for an answer from this browser's cache
 */
function updateConnected(stale: boolean, onDisconnect: () => void): void {
  clearTimeout(disconnectTimer);
  if (!stale) connected = true;
  else {
    disconnectTimer = setTimeout(() => {
      connected = false;
      onDisconnect();
    }, DISCONNECTED_AFTER);
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
    if (user === null) {
      // The tab that signs out deletes the cache, after which this tab's Firestore would answer nothing any more.
      void closeFirestore();
      return setSession({ kind: 'logged-out' });
    }
    deleteNotesDrafts({ except: user.uid });
    stopDocument = watchDocument(COLLECTIONS.user, user.uid, {
      next: (document, stale) => {
        updateConnected(stale, () => setSession(sessionOf(user, document)));
        // A first answer from the cache may be outdated: the server gets time to answer.
        if (stale && session.kind === 'unknown') return;
        setSession(sessionOf(user, document));
      },
      failed: () => setSession({ kind: 'user', user, profile: null }),
    });
  });
}

/** Calls `listener` whenever the session or its connection changes; returns how to stop. */
export function watchSession(listener: () => void): () => void {
  if (!started) start();
  started = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False while the database does not answer. */
export function isConnected(): boolean {
  return connected;
}

/** False while the database does not answer: what the page shows comes from this browser. */
export function useConnected(): boolean {
  return useSyncExternalStore(watchSession, isConnected, () => true);
}

/** Who is signed in right now; `unknown` until Auth and the server have answered. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    watchSession,
    () => session,
    () => session,
  );
}
