import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '#browser/idle.ts';
import { isConnected, sessionKind, watchSession } from '#browser/session/use-session.ts';
import { readStorage, removeStorage, storageKeys, writeStorage } from '#browser/storage.ts';
import { setUnsavedText } from '#browser/unsaved-text.ts';
import { DraftSession } from './draft-session.ts';
import type { DraftStore } from './draft-store.ts';
import type { DraftPorts } from './local-copy.ts';

const MAX_IDLE_MS = 1000;

const BROWSER: DraftPorts = {
  read: readStorage,
  // Nothing is stored after a sign-out, also in another tab.
  write: (key, text) => sessionKind() !== 'logged-out' && writeStorage(key, text),
  remove: removeStorage,
  keys: storageKeys,
  holdLock: (name, signal) => {
    const held = new Promise((release) => signal.addEventListener('abort', release));
    void navigator.locks.request(name, () => held).catch(() => undefined);
  },
  whenFree: (name, signal, task) => {
    void navigator.locks.request(name, { signal }, task).catch(() => undefined);
  },
  isOnline: isConnected,
  after: (milliseconds, task) => {
    let isCancelled = false;
    const run = () => isCancelled || task();
    const timer = setTimeout(() => whenIdle(run, MAX_IDLE_MS), milliseconds);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  },
};

export function useDraft<Data>(
  key: string,
  openStore: () => DraftStore<Data>,
): DraftSession<Data> | null {
  const [session, setSession] = useState<DraftSession<Data> | null>(null);
  const latest = useRef(openStore);
  latest.current = openStore;
  useEffect(() => {
    const opened = new DraftSession(latest.current(), BROWSER, key);
    setSession(opened);
    const isUnsaved = () => opened.phase === 'open' && opened.saveState !== 'saved';
    const texts = () =>
      opened.unsaved().flatMap((path) => {
        const value = opened.value(path);
        return typeof value === 'string' ? value : [];
      });
    const stopReporting = opened.subscribe(() => setUnsavedText(key, isUnsaved(), false, texts));
    let before = `${isConnected()} ${sessionKind()}`;
    const stopWatching = watchSession(() => {
      const now = `${isConnected()} ${sessionKind()}`;
      if (now === before) return;
      before = now;
      // Admins who lost their right and got it back send again: the page's database has ended with what it was sent.
      if (opened.failure !== null || sessionKind() !== 'admin') opened.retry();
      else opened.saveNow();
    });
    const saveHidden = () => document.visibilityState === 'hidden' && opened.saveNow();
    const confirmUnload = (event: BeforeUnloadEvent) => {
      // The author can stay and try again, or copy the text.
      if (isUnsaved() && (opened.failure !== null || !opened.isPersisted)) event.preventDefault();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('visibilitychange', saveHidden, { signal });
    addEventListener('pagehide', saveHidden, { signal });
    addEventListener('beforeunload', confirmUnload, { signal });
    return () => {
      listeners.abort();
      stopWatching();
      stopReporting();
      opened.close();
      setUnsavedText(key, false);
      setSession(null);
    };
  }, [key]);
  return session;
}

export function useSelected<Data, T>(
  session: DraftSession<Data>,
  select: (session: DraftSession<Data>) => T,
): T {
  return useSyncExternalStore(session.subscribe, () => select(session));
}
