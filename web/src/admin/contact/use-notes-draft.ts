import { useEffect, useMemo, useRef, useState } from 'react';
import { notesDraftKey } from '../../../../model/admin-storage-keys.ts';
import { useSession } from '../../features/session/use-session.ts';
import { whenIdle } from '../../browser/idle.ts';
import { LocalDraftWriter } from '../../data/local-draft.ts';

interface Typed {
  /** Id of the message. */
  id: string;
  /** The text without what was typed; null while it is unknown or a write is pending. */
  confirmed: string | null;
  /** The typed text; null before the first key press. */
  typed: string | null;
}

interface FoundDraft {
  savedAt: number;
  text: string;
}

interface TextDraft {
  /** Text of an earlier visit that was never saved. */
  found: FoundDraft | null;
  /** Ends the offer of the found text. */
  settle: (decision: 'restored' | 'discarded') => void;
  /** Deletes a draft that the database has now; also works after the message was closed. */
  saved: (text: string) => void;
}

/** Keeps unsaved notes as a local draft of the signed-in account, and finds the draft of an earlier visit. */
export function useNotesDraft({ id, confirmed, typed }: Typed): TextDraft {
  const session = useSession();
  const uid = 'user' in session ? session.user.uid : null;
  /** Undefined until it was looked for. */
  const [found, setFound] = useState<FoundDraft | null>();
  const latest = useRef({ confirmed, typed, found });
  const writer = useMemo(
    () =>
      uid === null
        ? null
        : new LocalDraftWriter<'notes'>(
            { storage: localStorage, now: Date.now, whenIdle },
            notesDraftKey(uid, id),
            () => {
              const now = latest.current;
              // A found draft is not overwritten before the admin has decided about it. Without typed text, a draft in the
              // storage belongs to another tab.
              if (now.found !== null || now.typed === null) return null;
              return new Map(now.typed === now.confirmed ? [] : [['notes', now.typed]]);
            },
          ),
    [uid, id, latest],
  );
  const latestWriter = useRef(writer);
  useEffect(() => {
    latest.current = { confirmed, typed, found };
    latestWriter.current = writer;
  });

  useEffect(() => {
    if (writer === null || confirmed === null || found !== undefined) return;
    const draft = writer.find(new Map([['notes', confirmed]]));
    const text = draft?.texts.get('notes');
    setFound(draft && text !== undefined ? { savedAt: draft.savedAt, text } : null);
  }, [writer, confirmed, found]);
  useEffect(() => writer?.soon(), [writer, confirmed, typed, found]);
  useEffect(() => {
    if (writer === null) return;
    const save = () => writer.now();
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      writer.stop();
    };
  }, [writer]);
  // What is being saved when the message is closed may still fail. After a sign-out nothing is written.
  useEffect(() => () => latestWriter.current?.now(), []);

  return {
    found: found ?? null,
    settle: (decision) => {
      if (decision === 'discarded') writer?.forget();
      setFound(null);
    },
    saved: (text) => writer?.forgetSaved(new Map([['notes', text]])),
  };
}
