import { useLocale } from '../../features/locale/index.ts';
import { Button, LostNotice, Notice, fill } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import type { EntrySession } from './entry-session.ts';
import type { FieldPath } from './fields.ts';
import { textOf } from './fields.ts';
import { SaveFailureNotice } from './save-status.tsx';
import { useView } from './use-session.ts';
import type { ContentWords } from './words.ts';
import { contentWords } from './words.ts';

/** A field in words, with its language where it has one. */
function fieldName(path: FieldPath, words: ContentWords): string {
  const text = textOf(path);
  if (text) return `${words.fields[text.field]} (${words.languages[text.locale]})`;
  if (path === 'slug' || path === 'link' || path === 'person') return words.fields[path];
  return words.fields.cover;
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
  const words = contentWords[useLocale()];
  const lost = useView(session, (view) => view.lost);
  const phase = useView(session, (view) => view.phase);
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {phase === 'deleted' && (
        <Notice tone="danger" role="alert">
          <p className="grow">{words.editor.deleted}</p>
          <Button onClick={() => void session.revive()}>{words.editor.revive}</Button>
        </Notice>
      )}
      {phase !== 'deleted' && <SaveFailureNotice session={session} />}
      {lost && (
        <LostNotice
          savedAt={lost.savedAt}
          restore={() => session.restoreLost()}
          discard={() => session.discardLost()}
        >
          <p>
            {fill(words.editor.lostText, {
              fields: [...lost.texts.keys()].map((path) => fieldName(path, words)).join(', '),
            })}
          </p>
        </LostNotice>
      )}
      {entry.damaged.length > 0 && (
        <Notice tone="danger" role="alert">
          <p className="grow">{fill(words.editor.damaged, { fields: entry.damaged.join(', ') })}</p>
          <Button onClick={repair}>{words.editor.repair}</Button>
        </Notice>
      )}
    </div>
  );
}
