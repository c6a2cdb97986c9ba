import { useSyncExternalStore } from 'react';
import { COLLECTIONS } from '#model/collections.ts';
import type { SessionToken } from '#model/users/admin-right.ts';
import { watchUser, type User } from '../firebase/auth.ts';
import {
  type Found,
  closeFirestore,
  reconnectFirestore,
  watchDocument,
} from '../firebase/firestore.ts';
import { deleteNotesDrafts } from './clear-stored-data.ts';
import { type Session, sessionOf, sessionToken } from './lookup.ts';
import { reportFailedCheck } from './report-failed-check.ts';
import { storeUserId } from './stored-user.ts';

export type SessionState = Session | { kind: 'unknown' };

const DISCONNECTED_AFTER = 4000;

let session: SessionState = { kind: 'unknown' };
let connected = true;
let started = false;
let uid: string | null | undefined;
let holdsAdminData = false;
let disconnectTimer: ReturnType<typeof setTimeout> | undefined;
let stopDocument = () => {};
const listeners = new Set<() => void>();

function setSession(next: SessionState): void {
  session = next;
  for (const listener of listeners) listener();
}

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

/** An empty cache does not tell that there is no document. */
function setChecked(
  user: User,
  token: SessionToken | null,
  document: Found | null,
  stale: boolean,
): void {
  if (document === null && stale) return setUnchecked(user, new Error('No answer'));
  const next = sessionOf(user, document, token);
  const isWithdrawn = holdsAdminData && next.kind === 'user';
  holdsAdminData = next.kind === 'admin';
  setSession(next);
  if (isWithdrawn) void forgetAdminData(user);
}

const isDenied = (error: Error) => 'code' in error && error.code === 'permission-denied';

function setUnchecked(user: User, error: Error): void {
  // A user whom the last check found without rights stays so after a failed one.
  if (session.kind === 'user' && session.user.uid === user.uid) return;
  if (session.kind !== 'unchecked' && !isDenied(error)) reportFailedCheck(error, 'watchSession');
  setSession({ kind: 'unchecked', user, profile: null });
}

function stopWatching(): void {
  clearTimeout(disconnectTimer);
  stopDocument();
}

async function forgetAdminData(user: User): Promise<void> {
  stopWatching();
  await closeFirestore();
  if ('user' in session && session.user.uid === user.uid) await watchRights(user);
}

async function watchRights(user: User): Promise<void> {
  stopWatching();
  let isStopped = false;
  stopDocument = () => {
    isStopped = true;
  };
  const token = await sessionToken(user);
  if (isStopped) return;
  stopDocument = watchDocument(COLLECTIONS.user, user.uid, {
    next: (document, stale) => {
      updateConnected(stale, () => setChecked(user, token, document, stale));
      // A cached profile may be outdated: the server gets time to answer.
      if (!stale || (document !== null && session.kind !== 'unknown')) {
        setChecked(user, token, document, stale);
      }
    },
    failed: (error) => {
      setUnchecked(user, error);
      // The session has ended: Auth finds out, and signs out.
      if (isDenied(error)) void user.getIdToken(true).catch(() => undefined);
    },
  });
}

export async function checkAgain(): Promise<void> {
  await reconnectFirestore();
  if (session.kind === 'unchecked') await watchRights(session.user);
}

function start(): void {
  watchUser((user) => {
    const before = uid;
    uid = user?.uid ?? null;
    // Called for each new token of the same user, too.
    if (uid === before) return;
    stopWatching();
    connected = true;
    storeUserId(uid);
    // Closes the database with what it was sent for another account.
    if (before) void closeFirestore();
    if (user === null) return setSession({ kind: 'logged-out' });
    deleteNotesDrafts({ except: user.uid });
    setSession({ kind: 'unknown' });
    void watchRights(user);
  });
}

export function watchSession(listener: () => void): () => void {
  if (!started) start();
  started = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session once it is known. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const stop = watchSession(settle);
    function settle(): void {
      if (session.kind === 'unknown') return;
      stop();
      resolve(session);
    }
    settle();
  });
}

export function isConnected(): boolean {
  return connected;
}

export function sessionKind(): SessionState['kind'] {
  return session.kind;
}

export function useConnected(): boolean {
  return useSyncExternalStore(watchSession, isConnected, () => true);
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    watchSession,
    () => session,
    () => session,
  );
}
