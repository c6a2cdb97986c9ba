import { useLocale } from '../../features/i18n/index.ts';
import { Button, DraftNotice, Notice, formatMessage } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import type { FieldPath } from './fields.ts';
import { textOf } from './fields.ts';
import { SaveFailureNotice } from './save-status.tsx';
import { useView } from './use-session.ts';
import type { ContentWords } from './messages.ts';
import { contentMessages } from './messages.ts';

/** A field in words, with its language where it has one. */
function fieldName(path: FieldPath, t: ContentWords): string {
  const text = textOf(path);
  if (text) return `${t.fields[text.field]} (${t.languages[text.locale]})`;
  if (path === 'slug' || path === 'link' || path === 'person') return t.fields[path];
  return t.fields.cover;
}

/** Everything that must be decided or known before going on: unsaved texts, a deleted or damaged entry, a refusal. */
export function EditorNotices({
  session,
  entry,
  repair,
}: {
  session: EntrySession;
  entry: Entry;
  repair: () => void;
}) {
  const t = contentMessages[useLocale()];
  const lost = useView(session, (view) => view.lost);
  const phase = useView(session, (view) => view.phase);
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {phase === 'deleted' && (
        <Notice tone="danger" role="alert">
          <p className="grow">{t.editor.deleted}</p>
          <Button onClick={() => void session.revive()}>{t.editor.revive}</Button>
        </Notice>
      )}
      {phase !== 'deleted' && <SaveFailureNotice session={session} />}
      {lost && (
        <DraftNotice
          savedAt={lost.savedAt}
          restore={() => session.restoreLost()}
          discard={() => session.discardLost()}
        >
          <p>
            {formatMessage(t.editor.lostText, {
              fields: [...lost.texts.keys()].map((path) => fieldName(path, t)).join(', '),
            })}
          </p>
        </DraftNotice>
      )}
      {entry.damaged.length > 0 && (
        <Notice tone="danger" role="alert">
          <p className="grow">
            {formatMessage(t.editor.damaged, { fields: entry.damaged.join(', ') })}
          </p>
          <Button onClick={repair}>{t.editor.repair}</Button>
        </Notice>
      )}
    </div>
  );
}
