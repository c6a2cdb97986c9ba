import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentKind } from '../../../../model/content-limits.ts';
import { markUnsavedText } from '../../browser/unsaved-text.ts';
import { isConnected, watchSession } from '../../features/session/use-session.ts';
import { changeTogether, watchDocument } from '../../firebase/firestore.ts';
import { EntrySession } from './entry-session.ts';
import type { SessionView } from './session-view.ts';
import type { Editor } from './entry-mutations.ts';
import type { FieldState } from './field-merge.ts';
import type { FieldPath } from './fields.ts';

const UNSENT = 'content-editor';

/** Opens an entry for as long as the editor shows it; null in the moment before. */
export function useEntrySession(
  editor: Editor,
  kind: ContentKind,
  id: string,
): EntrySession | null {
  const [session, setSession] = useState<EntrySession | null>(null);
  const { uid, email, name } = editor;
  useEffect(() => {
    // Not `navigator.onLine`: it is false on machines that reach nothing but this site.
    let cut = false;
    const opened = new EntrySession(
      {
        commit: changeTogether,
        watch: watchDocument,
        storage: localStorage,
        isOnline: () => !cut && isConnected(),
        now: Date.now,
      },
      { uid, email, name },
      kind,
      id,
    );
    setSession(opened);
    const leaving = () => {
      if (document.visibilityState === 'hidden' && isUnsaved(opened)) opened.flush();
    };
    const back = () => {
      if (isUnsaved(opened)) opened.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      // Kept in this browser in any case; the question only spares the way back.
      if (opened.view().save.kind === 'failed') event.preventDefault();
    };
    const unsubscribe = opened.subscribe(() => markUnsavedText(UNSENT, isUnsaved(opened)));
    document.addEventListener('visibilitychange', leaving);
    addEventListener('pagehide', leaving);
    const noticeNetwork = (event: Event) => {
      cut = event.type === 'offline';
      back();
    };
    addEventListener('online', noticeNetwork);
    addEventListener('offline', noticeNetwork);
    let connected = isConnected();
    const stopWatching = watchSession(() => {
      if (connected === isConnected()) return;
      connected = isConnected();
      back();
    });
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', leaving);
      removeEventListener('pagehide', leaving);
      removeEventListener('online', noticeNetwork);
      removeEventListener('offline', noticeNetwork);
      stopWatching();
      removeEventListener('beforeunload', warn);
      unsubscribe();
      opened.close();
      markUnsavedText(UNSENT, false);
      setSession(null);
    };
  }, [uid, email, name, kind, id]);
  return session;
}

function isUnsaved(session: EntrySession): boolean {
  return session.view().phase === 'open' && session.view().save.kind !== 'saved';
}

/** One part of what a session shows; renders again only when that part changes. */
export function useView<T>(session: EntrySession, select: (view: SessionView) => T): T {
  return useSyncExternalStore(session.subscribe, () => select(session.view()));
}

const NO_FIELD: FieldState = { base: '', local: '', theirs: null, sentAt: 0 };

/** One text as the session has it. */
export function useField(session: EntrySession, path: FieldPath): FieldState {
  return useView(session, (view) => view.fields.get(path) ?? NO_FIELD);
}
