import { useLocale } from '../../features/locale/index.ts';
import { Button, Notice } from '../ui/index.ts';
import type { EntrySession } from './entry-session.ts';
import type { FieldPath } from './fields.ts';
import { useField } from './use-session.ts';
import { contentWords } from './words.ts';

/** Two people wrote in the same text: shows the other's, and lets this person decide. */
export function Conflict({
  session,
  path,
  theirs,
}: {
  session: EntrySession;
  path: FieldPath;
  theirs: string;
}) {
  const words = contentWords[useLocale()].editor;
  const { local } = useField(session, path);
  return (
    <div className="mt-2" data-conflict={path}>
      <Notice tone="warn" role="alert">
        <p className="w-full font-semibold">{words.conflict}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Version label={words.theirs} text={theirs} />
          <Version label={words.mine} text={local} />
        </div>
        <Button onClick={() => session.decide(path, 'mine')}>{words.keepMine}</Button>
        <Button onClick={() => session.decide(path, 'theirs')}>{words.takeTheirs}</Button>
      </Notice>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="k-label">{label}</figcaption>
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
