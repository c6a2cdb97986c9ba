import { useRef, useState } from 'react';
import type { Locale } from '../../../../../model/locale.ts';
import { useLocale } from '../../../features/i18n/index.ts';
import { SegmentedControl } from '../../../controls/index.ts';
import type { EntrySession } from '../session/entry-session.ts';
import { textPath } from '../entry/entry-fields.ts';
import type { Format } from './markdown-formatting.ts';
import { applyFormat } from './markdown-formatting.ts';
import { MarkdownPreview } from './markdown-preview.tsx';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { TextControl } from './text-control.tsx';
import { contentMessages } from '../messages.ts';

const SHORTCUTS: Readonly<Record<string, Format>> = { b: 'bold', i: 'italic', k: 'link' };

const VIEWS = ['write', 'preview'] as const;

/** The text of an article as Markdown with a toolbar, or its preview. */
export function MarkdownField({ session, language }: { session: EntrySession; language: Locale }) {
  const t = contentMessages[useLocale()];
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const path = textPath(language, 'body');

  function apply(format: Format): void {
    const control = area.current;
    if (!control) return;
    const { value: text, selectionStart: start, selectionEnd: end } = control;
    const next = applyFormat({ text, start, end }, format, t.toolbar.placeholder);
    control.focus();
    replaceInPlace(control, text, next.text);
    control.setSelectionRange(next.start, next.end);
  }

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="control-label" aria-hidden="true">
          {t.fields.body}
        </span>
        <SegmentedControl
          label={t.editor.views}
          options={VIEWS.map((name) => ({ value: name, label: t.editor[name] }))}
          value={view}
          onChoose={setView}
        />
      </div>
      <div hidden={view === 'preview'}>
        <MarkdownToolbar onFormat={apply} />
        <TextControl
          session={session}
          path={path}
          label={t.fields.body}
          hideLabel
          rows={18}
          lang={language}
          className="content-body"
          controlRef={area}
          onKeyDown={(event) => {
            const format = SHORTCUTS[event.key.toLowerCase()];
            if (format === undefined || !(event.ctrlKey || event.metaKey) || event.altKey) return;
            event.preventDefault();
            apply(format);
          }}
        />
      </div>
      {view === 'preview' && <MarkdownPreview session={session} language={language} />}
    </div>
  );
}

/** Replaces only the part that differs, by an editing command, so that the browser's undo (Ctrl+Z) keeps working. */
function replaceInPlace(control: HTMLTextAreaElement, before: string, after: string): void {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  control.setSelectionRange(start, before.length - tail);
  const inserted = after.slice(start, after.length - tail);
  // Deprecated, but the only way to write to the undo history; browsers without it get the text without undo.
  const done = document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
  if (done) return;
  control.setRangeText(inserted, start, before.length - tail);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
