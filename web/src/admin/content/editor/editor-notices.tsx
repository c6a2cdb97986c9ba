import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, DraftNotice, Notice } from '../../../controls/index.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { isSharedText, parseTextPath } from '../entry/entry-fields.ts';
import { SaveFailureNotice } from './save-status.tsx';
import { useSessionView } from '../autosave/use-entry-session.ts';
import type { ContentMessages } from '../messages.ts';
import { contentMessages } from '../messages.ts';
import { editorMessages } from './messages.ts';

/** The name of a field, with its language where it has one. */
function fieldName(path: FieldPath, { fields, languages }: ContentMessages): string {
  const text = parseTextPath(path);
  if (text) return `${fields[text.field]} (${languages[text.locale]})`;
  return isSharedText(path) ? fields[path] : fields.cover;
}

/** Notices about a deleted entry, a failed save and a local draft of an earlier visit. */
export function EditorNotices({
  session,
  onCreateAgain,
}: {
  session: EntrySession;
  onCreateAgain: () => void;
}) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const localDraft = useSessionView(session, (view) => view.localDraft);
  const phase = useSessionView(session, (view) => view.phase);
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {phase === 'deleted' && (
        <Notice tone="danger" role="alert">
          <p className="grow">{t.deleted}</p>
          <Button onClick={onCreateAgain}>{t.recreate}</Button>
        </Notice>
      )}
      {phase !== 'deleted' && <SaveFailureNotice session={session} />}
      {localDraft && (
        <DraftNotice
          savedAt={localDraft.savedAt}
          restore={() => session.restoreLocalDraft()}
          discard={() => session.discardLocalDraft()}
        >
          <p>
            {formatMessage(t.localDraft, {
              fields: [...localDraft.texts.keys()]
                .map((path) => fieldName(path, contentMessages[locale]))
                .join(', '),
            })}
          </p>
        </DraftNotice>
      )}
    </div>
  );
}
