import { useLocale } from '#browser/locale/locale-context.tsx';
import { notesDraftKey } from '#model/admin-storage-keys.ts';
import { CONTACT_LIMITS } from '#model/contact/form.ts';
import type { DraftSession } from '../data/draft/draft-session.ts';
import { useDraft, useSelected } from '../data/draft/use-draft.ts';
import { useActor } from '../data/use-actor.ts';
import { Button, controlMessages, Notice, TextArea } from '../ui/index.ts';
import { inboxMessages } from './messages.ts';
import { NOTES, notesStore } from './notes-store.ts';

/** Notes on a message, for admins only: saved while they are typed, and kept in this browser until they are. */
export function NotesEditor({ id }: { id: string }) {
  const actor = useActor();
  return actor && <OwnNotes id={id} uid={actor.uid} />;
}

function OwnNotes({ id, uid }: { id: string; uid: string }) {
  const draft = useDraft(notesDraftKey(uid, id), () => notesStore(id, { uid }));
  return <div className="border-t border-a-line pt-4">{draft && <NotesField draft={draft} />}</div>;
}

function NotesField({ draft }: { draft: DraftSession<null> }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const text = useSelected(draft, () => draft.value(NOTES));
  const theirs = useSelected(draft, () => draft.theirs(NOTES));
  const isKnown = useSelected(draft, () => draft.phase === 'open');
  const state = useSelected(draft, () => draft.saveState);
  const isPersisted = useSelected(draft, () => draft.isPersisted);
  return (
    <>
      <TextArea
        name="notes"
        label={t.notes}
        hint={t.notesHint}
        value={typeof text === 'string' ? text : ''}
        maxLength={CONTACT_LIMITS.notes}
        disabled={!isKnown}
        rows={3}
        onChange={(event) => draft.type(NOTES, event.target.value)}
        onBlur={() => draft.saveNow()}
      />
      <p role="status" className="text-hint text-a-muted min-h-5">
        <span>{isKnown || state === 'failed' ? t.notesStates[state] : t.notesUnknown}</span>{' '}
        {!isPersisted && <span>{t.notesNotKept}</span>}
      </p>
      {state === 'failed' && (
        <Button onClick={() => draft.retry()}>{controlMessages[locale].retry}</Button>
      )}
      {typeof theirs === 'string' && (
        <Notice tone="warn" role="alert">
          <div className="min-w-0 grow">
            <p className="font-semibold">{t.notesConflict}</p>
            <p className="break-words whitespace-pre-wrap">{theirs}</p>
          </div>
          <Button onClick={() => draft.resolve(NOTES, 'mine', theirs)}>{t.notesKeepMine}</Button>
          <Button onClick={() => draft.resolve(NOTES, 'theirs', theirs)}>
            {t.notesTakeTheirs}
          </Button>
        </Notice>
      )}
    </>
  );
}
