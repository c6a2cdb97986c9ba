import { useLocale } from '../../../features/locale/index.ts';
import { Button, Notice } from '../../../controls/index.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { useField } from '../autosave/use-entry-session.ts';
import { editorMessages } from '../editor/messages.ts';

/** Shows both versions of a text that two authors changed, and lets the author keep one. */
export function ConflictNotice({
  session,
  path,
  remote,
}: {
  session: EntrySession;
  path: FieldPath;
  remote: string;
}) {
  const t = editorMessages[useLocale()].editor;
  const { local } = useField(session, path);
  return (
    <div className="mt-2" data-conflict={path}>
      <Notice tone="warn" role="alert">
        <p className="w-full font-semibold">{t.conflict}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Version label={t.remoteText} text={remote} />
          <Version label={t.localText} text={local} />
        </div>
        <Button onClick={() => session.resolveConflict(path, 'local')}>{t.keepLocal}</Button>
        <Button onClick={() => session.resolveConflict(path, 'remote')}>{t.takeRemote}</Button>
      </Notice>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="control-label">{label}</figcaption>
      <pre
        tabIndex={0}
        aria-label={label}
        className="max-h-60 overflow-auto rounded-lg border border-a-line bg-a-panel p-2 font-sans text-[0.875rem] whitespace-pre-wrap"
      >
        {text}
      </pre>
    </figure>
  );
}
