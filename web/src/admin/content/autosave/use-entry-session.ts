import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { whenIdle } from '../../../browser/idle.ts';
import { setUnsavedText } from '../../../browser/unsaved-text.ts';
import { isConnected, watchSession } from '../../../features/session/use-session.ts';
import { updateDocument, watchDocument } from '../../../firebase/firestore.ts';
import { EntrySession } from './entry-session.ts';
import type { SessionView } from './session-view.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';
import type { FieldState } from './three-way-merge.ts';
import type { FieldPath } from '../entry/entry-fields.ts';

/** Milliseconds by which typing without a pause can delay the work of saving. */
const IDLE_AT_MOST = 1000;

const UNSAVED_TEXT_SOURCE = 'content-editor';

/** Opens a session for an entry and closes it when the editor unmounts; null before the first effect. */
export function useEntrySession(
  actor: ActorId,
  kind: ContentKind,
  id: string,
): EntrySession | null {
  const [session, setSession] = useState<EntrySession | null>(null);
  const { uid } = actor;
  useEffect(() => {
    const opened = new EntrySession(
      {
        update: updateDocument,
        watch: watchDocument,
        storage: localStorage,
        isOnline: isConnected,
        now: Date.now,
        whenIdle: (task) => whenIdle(task, IDLE_AT_MOST),
      },
      { uid },
      kind,
      id,
    );
    setSession(opened);
    const flush = () => {
      if (isUnsaved(opened)) opened.flush();
    };
    const flushOnHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const confirmUnload = (event: BeforeUnloadEvent) => {
      // The local draft keeps the text; the prompt lets the author stay and try again.
      if (opened.getView().save.kind === 'failed') event.preventDefault();
    };
    const unsubscribe = opened.subscribe(() =>
      setUnsavedText(UNSAVED_TEXT_SOURCE, isUnsaved(opened), false, () => opened.unsavedTexts()),
    );
    let connected = isConnected();
    const stopWatching = watchSession(() => {
      if (connected === isConnected()) return;
      connected = isConnected();
      flush();
    });
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('visibilitychange', flushOnHide, { signal });
    addEventListener('pagehide', flushOnHide, { signal });
    addEventListener('beforeunload', confirmUnload, { signal });
    return () => {
      listeners.abort();
      stopWatching();
      unsubscribe();
      opened.close();
      setUnsavedText(UNSAVED_TEXT_SOURCE, false);
      setSession(null);
    };
  }, [uid, kind, id]);
  return session;
}

function isUnsaved(session: EntrySession): boolean {
  return session.getView().phase === 'open' && session.getView().save.kind !== 'saved';
}

/** Selects a part of the session's view; renders again only when that part changes. */
export function useSessionView<T>(session: EntrySession, select: (view: SessionView) => T): T {
  return useSyncExternalStore(session.subscribe, () => select(session.getView()));
}

const EMPTY_FIELD: FieldState = { base: '', local: '', remote: null, sentAt: 0 };

/** The state of one field. */
export function useField(session: EntrySession, path: FieldPath): FieldState {
  return useSessionView(session, (view) => view.fields.get(path) ?? EMPTY_FIELD);
}
