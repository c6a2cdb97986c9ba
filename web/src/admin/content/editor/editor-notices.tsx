import type { Entry } from '../../../../../model/content/draft.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { Button, Notice } from '../../../admin-ui/index.ts';
import { useSelected } from '../../../data/draft/use-draft.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { changeContent } from '../publishing/acts.ts';
import { describePublishError } from '../publishing/describe-publish-error.ts';
import { SaveFailureNotice } from './save-status.tsx';
import { editorMessages } from './messages.ts';

/** Notices about a deleted entry, a failed save, and a browser that keeps no local copy. */
export function EditorNotices({ session, entry }: { session: EntrySession; entry: Entry }) {
  const t = editorMessages[useLocale()].editor;
  const isKept = useSelected(session, () => session.isKept);
  const { busy, run } = useMutation('bringing back an entry', { describe: describePublishError });
  const { kind, id } = entry;
  return (
    <div className="grid gap-2 not-empty:mb-4">
      {entry.deleted_date !== null && (
        <Notice tone="danger" role="alert">
          <p className="grow">{t.deleted}</p>
          <Button
            busy={busy}
            onClick={() =>
              void run(() => changeContent({ act: 'bringBack', kind, entry: id }), {
                text: t.broughtBack,
              })
            }
          >
            {t.bringBack}
          </Button>
        </Notice>
      )}
      <SaveFailureNotice session={session} />
      {!isKept && (
        <Notice tone="danger" role="alert">
          <p className="grow">{t.notKept}</p>
        </Notice>
      )}
    </div>
  );
}
