import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Loading, Notice, SegmentedControl } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { ignoringChunkErrors } from '#browser/reload.ts';
import type { FieldPath } from '#model/content/draft.ts';
import type { ContentKind } from '#model/content/kinds.ts';
import type { Locale } from '#studio/locale.ts';
import type { EntrySession } from '../draft/entry-store.ts';
import { editorMessages } from '../editor/messages.ts';
import { contentMessages } from '../messages.ts';
import { richTextMessages } from '../rich-text/messages.ts';
import type { RichTextEditorProps } from '../rich-text/rich-text-editor.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { controlId } from './field-control.ts';
import { TextControl, useTextLength } from './text-control.tsx';

const VIEWS = ['write', 'source'] as const;

/**
 * Height of the editor with a short text, so that what is below it does not move while the editor loads. In a wide window
 * the text has a fixed height, and the toolbar is added.
 */
const EDITOR_CLASS =
  'min-h-72 min-[1100px]:min-h-[calc(var(--rich-text-height)+5.125rem)] min-[1100px]:[--rich-text-height:clamp(22rem,65vh,48rem)]';

/** The code of the editor, which only an open entry needs. */
const RichTextEditor = lazy(() =>
  ignoringChunkErrors(() => import('../rich-text/rich-text-editor.tsx')).then(
    (module) => ({ default: module.RichTextEditor }),
    () => ({ default: NotLoaded }),
  ),
);

/** In place of the editor where its code cannot be loaded. */
function NotLoaded({ isShown, failed }: RichTextEditorProps) {
  useEffect(() => {
    if (isShown) failed('notLoaded');
  }, [isShown, failed]);
  return <Loading rows={1} />;
}

/** The text of an article: formatted, or as its Markdown. */
export function MarkdownField({
  session,
  kind,
  language,
}: {
  session: EntrySession;
  kind: ContentKind;
  language: Locale;
}) {
  const locale = useLocale();
  const t = editorMessages[locale].editor;
  const label = contentMessages[locale].fields.body;
  const [chosen, setChosen] = useState<(typeof VIEWS)[number]>('write');
  const [failure, setFailure] = useState<'notParsed' | 'notLoaded' | null>(null);
  const id = useId();
  const path: FieldPath = `draft.${language}.body`;
  const { near, tooLong } = useTextLength(session, kind, path);
  const view = chosen === 'write' && failure !== null ? 'source' : chosen;

  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <span className="text-label font-semibold" aria-hidden="true">
          {label}
        </span>
        <SegmentedControl
          label={t.views}
          options={VIEWS.map((name) => ({ value: name, label: t[name] }))}
          value={view}
          onChoose={(next) => {
            setFailure(null);
            setChosen(next);
          }}
        />
      </div>
      {failure !== null && chosen === 'write' && (
        <Notice>{richTextMessages[locale][failure]}</Notice>
      )}
      <div className={view === 'write' ? EDITOR_CLASS : undefined}>
        <Suspense fallback={view === 'write' && <Loading rows={8} />}>
          <RichTextEditor
            session={session}
            language={language}
            label={label}
            isShown={view === 'write'}
            fieldId={controlId(path)}
            isInvalid={tooLong !== undefined}
            describedBy={(near ?? tooLong) && id}
            failed={setFailure}
          />
        </Suspense>
      </div>
      {view === 'source' ? (
        // Fixed height and layout containment: typing in a long text must not trigger the layout of the page.
        <TextControl
          session={session}
          kind={kind}
          path={path}
          label={label}
          hideLabel
          rows={18}
          lang={language}
          className="[&_textarea]:h-112 [&_textarea]:contain-strict"
        />
      ) : (
        <>
          {(near ?? tooLong) && (
            <p
              id={id}
              className={
                tooLong ? 'text-[0.875rem] font-[550] text-a-danger' : 'text-hint text-a-muted'
              }
            >
              {tooLong ?? near}
            </p>
          )}
          <ConflictNotice session={session} path={path} />
        </>
      )}
    </div>
  );
}
