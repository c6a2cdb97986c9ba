import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Locale } from '#studio/locale.ts';
import { InLanguage } from '../../ui/in-language.tsx';
import { Button, Notice } from '../../ui/index.ts';
import type { DraftSession } from './draft-session.ts';
import { draftMessages } from './messages.ts';
import { useUndoToast } from './undo.ts';
import { useSelected } from './use-draft.ts';

/** Both versions of a value that somebody else changed too. */
export function ConflictNotice<Data>({
  session,
  path,
  language,
  describe,
}: {
  session: DraftSession<Data>;
  path: string;
  language?: Locale | undefined;
  describe: (value: unknown) => string;
}) {
  const t = draftMessages[useLocale()];
  const theirs = useSelected(session, () => session.conflictingValue(path));
  const mine = useSelected(session, () => session.value(path));
  const showUndo = useUndoToast(session);
  if (theirs === undefined) return null;
  const decide = (choice: 'mine' | 'theirs') =>
    showUndo(t.decided, session.resolve(path, choice, theirs));
  return (
    <div className="mt-2" data-conflict={path}>
      <Notice tone="warn" role="alert">
        <p className="w-full font-semibold">{t.conflict}</p>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Version label={t.remoteText} text={describe(theirs) || '–'} />
          <Version label={t.localText} text={describe(mine) || '–'} />
        </div>
        <Button onClick={() => decide('mine')}>
          <InLanguage text={t.keepLocal} language={language} />
        </Button>
        <Button onClick={() => decide('theirs')}>
          <InLanguage text={t.takeRemote} language={language} />
        </Button>
      </Notice>
    </div>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="text-label font-semibold">{label}</figcaption>
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
