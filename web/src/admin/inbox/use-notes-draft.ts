import { useEffect, useMemo, useRef, useState } from 'react';
import { notesDraftKey } from '../../browser/notes-drafts.ts';
import { useSession } from '../../features/session/use-session.ts';
import { LocalDraftWriter } from '../../data/local-draft-writer.ts';

interface Notes {
  /** Which message they are on. */
  id: string;
  /** What the database has; null until that is known, and while a write is under way. */
  confirmed: string | null;
  /** What is typed; null where nothing was. */
  typed: string | null;
}

interface Lost {
  savedAt: number;
  text: string;
}

export interface NotesDraft {
  /** What an earlier visit typed and never saved. */
  lost: Lost | null;
  /** The lost text is not to be offered again. */
  settle: (decision: 'restored' | 'discarded') => void;
  /** The database has this text, also where the notes are no longer open. */
  saved: (text: string) => void;
}

/** Keeps a copy of unsaved notes in this browser while their account is signed in, and finds what a visit before left. */
export function useNotesDraft({ id, confirmed, typed }: Notes): NotesDraft {
  const session = useSession();
  const uid = 'user' in session ? session.user.uid : null;
  const [found, setFound] = useState<Latest['found']>(null);
  const latest = useRef<Latest>({ confirmed, typed, found, keeper: null });
  const keeper = useMemo(
    () =>
      uid === null
        ? null
        : new LocalDraftWriter<'notes'>(
            { storage: localStorage, now: Date.now },
            notesDraftKey(uid, id),
            () => unsavedNotes(latest.current),
          ),
    [uid, id, latest],
  );
  useEffect(() => {
    latest.current = { confirmed, typed, found, keeper };
  });

  useEffect(() => {
    if (keeper === null || confirmed === null || found !== null) return;
    const copy = keeper.find(new Map([['notes', confirmed]]));
    const text = copy?.texts.get('notes');
    setFound({ lost: copy && text !== undefined ? { savedAt: copy.savedAt, text } : null });
  }, [keeper, confirmed, found]);
  useEffect(() => keeper?.soon(), [keeper, confirmed, typed, found]);
  useEffect(() => {
    if (keeper === null) return;
    const keep = () => keeper.now();
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keeper.stop();
    };
  }, [keeper]);
  // Left for another message, what is on its way may still be refused. Without a session nothing more is kept.
  useEffect(() => () => latest.current.keeper?.now(), []);

  return {
    lost: found?.lost ?? null,
    settle: (decision) => {
      if (decision === 'discarded') keeper?.forget();
      setFound({ lost: null });
    },
    // Finding forgets a copy that says no more than this.
    saved: (text) => void keeper?.find(new Map([['notes', text]])),
  };
}

interface Latest extends Omit<Notes, 'id'> {
  /** Null until it was looked for. */
  found: { lost: Lost | null } | null;
  keeper: LocalDraftWriter<'notes'> | null;
}

function unsavedNotes({ confirmed, typed, found }: Latest): ReadonlyMap<'notes', string> | null {
  // Nothing is written over what an earlier visit left and nobody has decided about.
  if (found === null || found.lost !== null) return null;
  // Where nothing is typed, a copy is another tab's.
  if (typed === null) return null;
  return new Map(typed === confirmed ? [] : [['notes' as const, typed]]);
}
