import { useLocale } from '../../features/i18n/index.ts';
import { Button, Notice } from '../../controls/index.ts';
import type { EntrySession } from './entry-session.ts';
import type { FieldPath } from './fields.ts';
import { useField } from './use-session.ts';
import { contentMessages } from './messages.ts';

/** Two people wrote in the same text: shows the other's, and lets this person decide. */
export function ConflictNotice({
  session,
  path,
  theirs,
}: {
  session: EntrySession;
  path: FieldPath;
  theirs: string;
}) {
  const t = contentMessages[useLocale()].editor;
  const { local } = useField(session, path);
  return (
    <div className="mt-2" data-conflict={path}>
      <Notice tone="warn" role="alert">
        <p className="w-full font-semibold">{t.conflict}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Version label={t.theirs} text={theirs} />
          <Version label={t.mine} text={local} />
        </div>
        <Button onClick={() => session.decide(path, 'mine')}>{t.keepMine}</Button>
        <Button onClick={() => session.decide(path, 'theirs')}>{t.takeTheirs}</Button>
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
