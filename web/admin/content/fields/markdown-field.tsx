import { lazy, Suspense, useId, useState } from 'react';
import { Loading, Notice, SegmentedControl } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { useLanguageSuffix } from '../../ui/in-language.tsx';
import { richTextMessages } from '../rich-text/messages.ts';
import { type ControlProps, controlId } from './field-control.ts';
import { fieldMessages } from './messages.ts';
import { TextControl, useTooLong } from './text-control.tsx';

const VIEWS = ['write', 'source'] as const;

/** The editor may not move what is below it while it loads: in a wide window the text has a fixed height. */
const EDITOR_CLASS =
  'min-h-72 min-[1100px]:min-h-[calc(var(--rich-text-height)+5.125rem)] min-[1100px]:[--rich-text-height:clamp(22rem,65vh,48rem)]';

const RichTextEditor = lazy(async () => ({
  default: (await import('../rich-text/rich-text-editor.tsx')).RichTextEditor,
}));

export function MarkdownField(props: ControlProps) {
  const { session, field, path, language } = props;
  const locale = useLocale();
  const t = fieldMessages[locale];
  const suffix = useLanguageSuffix(language);
  const label = field.label[locale];
  const [chosen, setChosen] = useState<(typeof VIEWS)[number]>('write');
  const [isTooComplex, setTooComplex] = useState(false);
  const id = useId();
  const tooLong = useTooLong(props);
  const view = isTooComplex ? 'source' : chosen;

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
            setTooComplex(false);
            setChosen(next);
          }}
        />
      </div>
      {isTooComplex && <Notice>{richTextMessages[locale].tooComplex}</Notice>}
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
            describedBy={tooLong && id}
            onTooComplex={() => setTooComplex(true)}
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
        tooLong && (
          <p id={id} className="text-[0.875rem] font-[550] text-a-danger">
            {tooLong}
          </p>
        )
      )}
    </div>
  );
}
