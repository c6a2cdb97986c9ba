import { useEffect, useRef, useState } from 'react';
import { CONTACT_LIMITS } from '../../../../model/contact/limits.ts';
import { MESSAGE_NOTES } from '../../../../model/collections.ts';
import { setUnsavedText } from '../../browser/unsaved-text.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLiveDocument } from '../../data/use-live-query.ts';
import { describeError } from '../../data/error-message.ts';
import { DraftNotice, Notice, TextArea } from '../../controls/index.ts';
import { notesCollection, saveNotes } from './message-mutations.ts';
import { inboxMessages } from './messages.ts';
import { useNotesDraft } from './use-notes-draft.ts';

/** Milliseconds without typing after which the notes are saved. */
const PAUSE = 2000;

/**
 * Notes on a message, for admins only. Saved after a pause, on blur, and when the message is closed. After an error
 * the text stays in the field. Unconfirmed text is kept as a local draft.
 */
export function NotesEditor({ id }: { id: string }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const notes = useLiveDocument(notesCollection(id), MESSAGE_NOTES.document);
  const stored: unknown = notes.state === 'ready' ? notes.value?.data['notes'] : '';
  const storedText = typeof stored === 'string' ? stored : '';
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState(false);
  const { busy, run } = useMutation('saving notes');
  const unsaved = text !== null && text !== storedText;
  // Without an answer of the server, an empty cache does not tell whether there are notes, which a save would replace.
  const isKnown = notes.state === 'ready' && !(notes.stale && notes.value === null);
  const isConfirmed = isKnown && !notes.value?.cursor.metadata.hasPendingWrites;
  const draft = useNotesDraft({
    id,
    confirmed: isConfirmed ? storedText : null,
    typed: text,
  });

  async function save(): Promise<void> {
    if (!unsaved || busy) return;
    const succeeded = await run(() => saveNotes(id, text));
    setFailed(!succeeded);
    if (!succeeded) return;
    draft.saved(text);
    setSaved(true);
    // From here on the field shows the stored text, so that later notes of another admin are not overwritten.
    setText((now) => (now === text ? null : now));
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    // What was typed during a save is saved after it. After a failed one, only further typing or leaving the field saves.
    if (!unsaved || busy || failed) return;
    const timer = setTimeout(() => void latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, unsaved, busy, failed]);
  useEffect(() => () => void latest.current(), []);
  useEffect(() => {
    setUnsavedText(`notes ${id}`, unsaved, false, () => [text ?? '']);
    return () => setUnsavedText(`notes ${id}`, false);
  }, [id, unsaved, text]);

  const status = () => {
    if (notes.state === 'ready' && !isKnown) return t.notesUnknown;
    if (busy) return t.notesSaving;
    if (unsaved) return failed ? t.notesFailed : t.notesUnsaved;
    return saved || text !== null ? t.notesSaved : '';
  };
  return (
    <div className="border-t border-a-line pt-4">
      {notes.state === 'error' && (
        <Notice tone="danger">{describeError(notes.error, locale).text}</Notice>
      )}
      {draft.found && (
        <div className="mb-3">
          <DraftNotice
            savedAt={draft.found.savedAt}
            restore={() => {
              setText(draft.found?.text ?? '');
              draft.settle('restored');
            }}
            discard={() => draft.settle('discarded')}
          >
            <p className="break-words whitespace-pre-wrap">{draft.found.text}</p>
          </DraftNotice>
        </div>
      )}
      <TextArea
        name="notes"
        label={t.notes}
        hint={t.notesHint}
        value={text ?? storedText}
        maxLength={CONTACT_LIMITS.notes}
        disabled={!isKnown}
        rows={3}
        onChange={(event) => {
          setText(event.target.value);
          setFailed(false);
        }}
        onBlur={() => void save()}
      />
      <p role="status" className="control-hint min-h-5">
        {status()}
      </p>
    </div>
  );
}
