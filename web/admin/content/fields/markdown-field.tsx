import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { Loading, Notice, SegmentedControl } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { ignoringChunkErrors } from '#browser/reload.ts';
import { useLanguageSuffix } from '../../ui/in-language.tsx';
import { richTextMessages } from '../rich-text/messages.ts';
import type { RichTextEditorProps } from '../rich-text/rich-text-editor.tsx';
import { type ControlProps, controlId } from './field-control.ts';
import { fieldMessages } from './messages.ts';
import { TextControl, useTextLength } from './text-control.tsx';

const VIEWS = ['write', 'source'] as const;

/** The editor may not move what is below it while it loads: in a wide window the text has a fixed height. */
const EDITOR_CLASS =
  'min-h-72 min-[1100px]:min-h-[calc(var(--rich-text-height)+5.125rem)] min-[1100px]:[--rich-text-height:clamp(22rem,65vh,48rem)]';

const RichTextEditor = lazy(() =>
  ignoringChunkErrors(() => import('../rich-text/rich-text-editor.tsx')).then(
    (module) => ({ default: module.RichTextEditor }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded({ isShown, failed }: RichTextEditorProps) {
  useEffect(() => {
    if (isShown) failed('notLoaded');
  }, [isShown, failed]);
  return <Loading rows={1} />;
}

export function MarkdownField(props: ControlProps) {
  const { session, field, path, language } = props;
  const locale = useLocale();
  const t = fieldMessages[locale];
  const suffix = useLanguageSuffix(language);
  const label = field.label[locale];
  const [chosen, setChosen] = useState<(typeof VIEWS)[number]>('write');
  const [failure, setFailure] = useState<'notParsed' | 'notLoaded' | null>(null);
  const id = useId();
  const { near, tooLong } = useTextLength(props);
  const view = chosen === 'write' && failure !== null ? 'source' : chosen;

  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <span className="text-label font-semibold" aria-hidden="true">
          {label}
        </span>
        <SegmentedControl
          label={`${t.views}${suffix}`}
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
            path={path}
            language={language ?? locale}
            label={`${label}${suffix}`}
            isShown={view === 'write'}
            fieldId={controlId(path)}
            isInvalid={tooLong !== undefined}
            describedBy={(near ?? tooLong) && id}
            failed={setFailure}
          />
        </Suspense>
      </div>
      {view === 'source' ? (
        // Typing in a long text must not lay out the page.
        <TextControl
          {...props}
          field={{ ...field, rows: 18 }}
          hideLabel
          className="[&_textarea]:h-112 [&_textarea]:contain-strict"
        />
      ) : (
        (near ?? tooLong) && (
          <p
            id={id}
            className={
              tooLong ? 'text-[0.875rem] font-[550] text-a-danger' : 'text-hint text-a-muted'
            }
          >
            {tooLong ?? near}
          </p>
        )
      )}
    </div>
  );
}
