import { useEffect, useRef, useState } from 'react';
import { CONTACT_LIMITS } from '../../../../model/contact-limits.ts';
import { MESSAGE_NOTES } from '../../../../model/collections.ts';
import { markUnsavedText } from '../../browser/unsaved-text.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useLiveDocument } from '../../data/use-live-query.ts';
import { errorMessage } from '../../data/error-message.ts';
import { DraftNotice, Notice, TextArea } from '../../controls/index.ts';
import { notesCollection, saveNotes } from './message-mutations.ts';
import { useNotesDraft } from './use-notes-draft.ts';
import { inboxMessages } from './messages.ts';

/** How long writing may pause before it is saved, in milliseconds. */
const PAUSE = 2000;

/**
 * Notes on a message, for admins only. Saved in a pause, on leaving the field and on leaving the message; a failed
 * save keeps the text in the field and says so. Until the database has it, a copy lies in this browser.
 */
export function NotesEditor({ id }: { id: string }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const live = useLiveDocument(notesCollection(id), MESSAGE_NOTES.document);
  const stored: unknown = live.state === 'ready' ? live.value?.data['notes'] : '';
  const storedText = typeof stored === 'string' ? stored : '';
  const [text, setText] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState(false);
  const { busy, run } = useMutation('saving notes');
  const unsaved = text !== null && text !== storedText;
  const isWritten = live.state === 'ready' && !live.value?.cursor.metadata.hasPendingWrites;
  const copy = useNotesDraft({ id, confirmed: isWritten ? storedText : null, typed: text });

  async function save(): Promise<void> {
    if (!unsaved || busy) return;
    const worked = await run(() => saveNotes(id, text));
    setFailed(!worked);
    if (!worked) return;
    copy.saved(text);
    setSaved(true);
    // From here the database's text shows: kept, this one would be written over what another admin notes later.
    setText((now) => (now === text ? null : now));
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!unsaved) return;
    const timer = setTimeout(() => void latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, unsaved]);
  useEffect(() => () => void latest.current(), []);
  useEffect(() => {
    markUnsavedText(`notes ${id}`, unsaved);
    return () => markUnsavedText(`notes ${id}`, false);
  }, [id, unsaved]);

  const state = () => {
    if (busy) return t.notesSaving;
    if (unsaved) return failed ? t.notesFailed : t.notesUnsaved;
    return saved || text !== null ? t.notesSaved : '';
  };
  return (
    <div className="border-t border-a-line pt-4">
      {live.state === 'failed' && <Notice tone="danger">{errorMessage(live.error, locale)}</Notice>}
      {copy.lost && (
        <div className="mb-3">
          <DraftNotice
            savedAt={copy.lost.savedAt}
            restore={() => {
              setText(copy.lost?.text ?? '');
              copy.settle('restored');
            }}
            discard={() => copy.settle('discarded')}
          >
            <p className="break-words whitespace-pre-wrap">{copy.lost.text}</p>
          </DraftNotice>
        </div>
      )}
      <TextArea
        label={t.notes}
        hint={t.notesHint}
        value={text ?? storedText}
        maxLength={CONTACT_LIMITS.notes}
        disabled={live.state !== 'ready'}
        rows={3}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      <p role="status" className="control-hint min-h-5">
        {state()}
      </p>
    </div>
  );
}
