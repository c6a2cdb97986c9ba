import { useRef, useState } from 'react';
import type { Locale } from '../../../../model/locale.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { SegmentedControl } from '../../controls/index.ts';
import type { EntrySession } from './entry-session.ts';
import { textPath } from './fields.ts';
import type { Mark } from './markdown-formatting.ts';
import { applyMark } from './markdown-formatting.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';
import { TextControl } from './text-control.tsx';
import { usePreview } from './use-preview.ts';
import { contentMessages } from './messages.ts';

const KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

const VIEWS = ['write', 'preview'] as const;

/** The text of an article: Markdown with a toolbar, or what visitors will see of it. */
export function MarkdownField({ session, language }: { session: EntrySession; language: Locale }) {
  const t = contentMessages[useLocale()];
  const [view, setView] = useState<(typeof VIEWS)[number]>('write');
  const area = useRef<HTMLTextAreaElement>(null);
  const path = textPath(language, 'body');

  function mark(kind: Mark): void {
    const control = area.current;
    if (!control) return;
    const { value: text, selectionStart: start, selectionEnd: end } = control;
    const next = applyMark({ text, start, end }, kind, t.toolbar.placeholder);
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
        <MarkdownToolbar mark={mark} />
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
            const kind = KEYS[event.key.toLowerCase()];
            if (kind === undefined || !(event.ctrlKey || event.metaKey) || event.altKey) return;
            event.preventDefault();
            mark(kind);
          }}
        />
      </div>
      {view === 'preview' && <Preview session={session} language={language} />}
    </div>
  );
}

function Preview({ session, language }: { session: EntrySession; language: Locale }) {
  const t = contentMessages[useLocale()].editor;
  const html = usePreview(session, textPath(language, 'body'));
  if (html === null) return <p role="status">{t.previewing}</p>;
  if (html === '') return <p className="py-4 text-a-muted">{t.previewEmpty}</p>;
  return (
    <div
      className="content-preview prose"
      lang={language}
      // Made by micromark, which shows the author's own markup as text.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Changes only the part that differs, through the browser, so that its own undo (Ctrl+Z) goes on working. */
function replaceInPlace(control: HTMLTextAreaElement, before: string, after: string): void {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let tail = 0;
  const most = Math.min(before.length, after.length) - start;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  control.setSelectionRange(start, before.length - tail);
  const inserted = after.slice(start, after.length - tail);
  // Deprecated, but the only way into the undo list; browsers without it get the text all the same.
  const done = document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
  if (done) return;
  control.setRangeText(inserted, start, before.length - tail);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
