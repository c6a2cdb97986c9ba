import { useState } from 'react';
import { type Found, watchDocument, writeDocument } from '#browser/firebase/firestore.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { notesDraftKey } from '#model/admin-storage-keys.ts';
import type { ActorId } from '#model/audit/entry.ts';
import { COLLECTIONS, MESSAGE_NOTES } from '#model/collections.ts';
import { CONTACT_LIMITS } from '#model/contact/form.ts';
import { type EarlierNotes, parseNotes } from '#model/contact/message.ts';
import { historyMessages } from '../content/restore/messages.ts';
import { stampOf, useActor } from '../data/actor.ts';
import { ConflictNotice } from '../data/draft/conflict-notice.tsx';
import type { DraftSession } from '../data/draft/draft-session.ts';
import type { DraftStore, Remote } from '../data/draft/draft-store.ts';
import { draftMessages } from '../data/draft/messages.ts';
import { SaveStatus } from '../data/draft/save-status.tsx';
import { useUndoToast } from '../data/draft/undo.ts';
import { useDraft, useSelected } from '../data/draft/use-draft.ts';
import { useUserName } from '../data/use-user-name.ts';
import { Button, Dialog, Notice, TextArea, controlMessages } from '../ui/index.ts';
import { inboxMessages } from './messages.ts';

const NOTES = 'notes';

type NotesSession = DraftSession<readonly EarlierNotes[]>;

export function NotesEditor({ id }: { id: string }) {
  const actor = useActor();
  return actor && <OwnNotes id={id} uid={actor.uid} />;
}

function OwnNotes({ id, uid }: { id: string; uid: string }) {
  const draft = useDraft(notesDraftKey(uid, id), () => notesStore(id, { uid }));
  return <div className="border-t border-a-line pt-4">{draft && <NotesField draft={draft} />}</div>;
}

function NotesField({ draft }: { draft: NotesSession }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const text = useSelected(draft, () => draft.value(NOTES));
  const isKnown = useSelected(draft, () => draft.phase === 'open');
  const hasFailed = useSelected(draft, () => draft.failure !== null);
  const isPersisted = useSelected(draft, () => draft.isPersisted);
  const earlier = useSelected(draft, () => draft.remote?.data);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const showUndo = useUndoToast(draft);
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
      <div className="my-1 flex min-h-5 flex-wrap items-center gap-2">
        {isKnown || hasFailed ? (
          <SaveStatus session={draft} />
        ) : (
          <p role="status" className="text-hint text-a-muted">
            {t.notesUnknown}
          </p>
        )}
        {hasFailed && (
          <Button onClick={() => draft.retry()}>{controlMessages[locale].retry}</Button>
        )}
      </div>
      {!isPersisted && <Notice tone="danger">{draftMessages[locale].notKept}</Notice>}
      <ConflictNotice session={draft} path={NOTES} describe={String} />
      {earlier !== undefined && earlier.length > 0 && (
        <Button variant="quiet" icon="audit" onClick={() => setHistoryOpen(true)}>
          {t.notesHistory}
        </Button>
      )}
      {isHistoryOpen && (
        <Dialog title={t.notesHistory} onClose={() => setHistoryOpen(false)}>
          <ol className="divide-y divide-a-line">
            {earlier?.toReversed().map((one) => (
              <EarlierNotesItem
                key={`${one.saved_date} ${one.notes}`}
                earlier={one}
                restore={() => {
                  setHistoryOpen(false);
                  showUndo(t.notesRestored, draft.replace(new Map([[NOTES, one.notes]])));
                }}
              />
            ))}
          </ol>
        </Dialog>
      )}
    </>
  );
}

function EarlierNotesItem({ earlier, restore }: { earlier: EarlierNotes; restore: () => void }) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const when = formatTime(earlier.saved_date, locale, 'time');
  const who = useUserName(earlier.saved_by);
  return (
    <li className="grid justify-items-start gap-1 py-3">
      <p className="text-hint text-a-muted">
        {formatMessage(historyMessages[locale].before, { when, who })}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{earlier.notes}</p>
      <Button onClick={restore}>{t.restore}</Button>
    </li>
  );
}

function toRemote(found: Found | null): Remote<readonly EarlierNotes[]> {
  const { notes, revision, earlier } = parseNotes(found?.data);
  return { data: earlier, values: new Map([[NOTES, notes]]), revision: { [NOTES]: revision } };
}

/** Stored apart from the message, which its sender may read. */
function notesStore(messageId: string, actor: ActorId): DraftStore<readonly EarlierNotes[]> {
  const { collection, document } = MESSAGE_NOTES;
  const name = `${COLLECTIONS.contactMessage}/${messageId}/${collection}` as const;
  return {
    watch: (next, failed) => {
      let isFirst = true;
      return watchDocument(name, document, {
        next: (found, stale) => {
          // An empty cache does not tell whether there are notes: a save would replace them.
          if (found === null && stale) return;
          const isPending = found?.cursor.metadata.hasPendingWrites === true;
          if (isPending && !isFirst) return;
          isFirst = false;
          next({ ...toRemote(found), isPending });
        },
        failed,
      });
    },
    save: ({ revision }, changes, replaced) => {
      const fields = {
        ...Object.fromEntries(changes),
        revision: (revision[NOTES] ?? 0) + 1,
        replaced: replaced.get(NOTES) ?? '',
        ...stampOf(actor),
      };
      return writeDocument(name, document, fields, true);
    },
    fits: () => true,
    isKnown: () => true,
  };
}
