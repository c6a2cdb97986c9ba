import { useEffect, useMemo, useRef, useState } from 'react';
import { notesDraftKey } from '../../../../model/admin-storage-keys.ts';
import { useSession } from '../../features/session/use-session.ts';
import { whenIdle } from '../../browser/idle.ts';
import { LocalDraftWriter } from '../../data/local-draft.ts';

interface Notes {
  /** Id of the message. */
  id: string;
  /** The stored text; null while it is unknown or a write is pending. */
  confirmed: string | null;
  /** The typed text; null before the first key press. */
  typed: string | null;
}

interface FoundDraft {
  savedAt: number;
  text: string;
}

export interface NotesDraft {
  /** Text of an earlier visit that was never saved. */
  found: FoundDraft | null;
  /** Ends the offer of the found text. */
  settle: (decision: 'restored' | 'discarded') => void;
  /** Deletes a draft that the database has now; also works after the notes were closed. */
  saved: (text: string) => void;
}

/** Keeps unsaved notes as a local draft of the signed-in account, and finds the draft of an earlier visit. */
export function useNotesDraft({ id, confirmed, typed }: Notes): NotesDraft {
  const session = useSession();
  const uid = 'user' in session ? session.user.uid : null;
  const [search, setSearch] = useState<Latest['search']>(null);
  const latest = useRef<Latest>({ confirmed, typed, search, writer: null });
  const writer = useMemo(
    () =>
      uid === null
        ? null
        : new LocalDraftWriter<'notes'>(
            { storage: localStorage, now: Date.now, whenIdle },
            notesDraftKey(uid, id),
            () => unsavedNotes(latest.current),
          ),
    [uid, id, latest],
  );
  useEffect(() => {
    latest.current = { confirmed, typed, search, writer };
  });

  useEffect(() => {
    if (writer === null || confirmed === null || search !== null) return;
    const draft = writer.find(new Map([['notes', confirmed]]));
    const text = draft?.texts.get('notes');
    setSearch({ found: draft && text !== undefined ? { savedAt: draft.savedAt, text } : null });
  }, [writer, confirmed, search]);
  useEffect(() => writer?.soon(), [writer, confirmed, typed, search]);
  useEffect(() => {
    if (writer === null) return;
    const save = () => writer.now();
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      writer.stop();
    };
  }, [writer]);
  // A save that is pending when the notes are closed may still fail. After a sign-out nothing is written.
  useEffect(() => () => latest.current.writer?.now(), []);

  return {
    found: search?.found ?? null,
    settle: (decision) => {
      if (decision === 'discarded') writer?.forget();
      setSearch({ found: null });
    },
    saved: (text) => writer?.forgetSaved(new Map([['notes', text]])),
  };
}

interface Latest extends Omit<Notes, 'id'> {
  /** Result of the search for an earlier draft; null before it. */
  search: { found: FoundDraft | null } | null;
  writer: LocalDraftWriter<'notes'> | null;
}

function unsavedNotes({ confirmed, typed, search }: Latest): ReadonlyMap<'notes', string> | null {
  // A found draft is not overwritten before the admin has decided about it.
  if (search === null || search.found !== null) return null;
  // Without typed text, a draft in the storage belongs to another tab.
  if (typed === null) return null;
  return new Map(typed === confirmed ? [] : [['notes' as const, typed]]);
}
