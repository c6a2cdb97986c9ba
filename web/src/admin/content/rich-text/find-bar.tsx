import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  setSearchState,
} from 'prosemirror-search';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { Button, INPUT_CLASS, IconButton } from '../../../admin-ui/index.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { richTextMessages } from './messages.ts';
import { TextQuery } from './text-query.ts';

/** Finds and replaces within one text. */
export function FindBar({ view, close }: { view: EditorView; close: () => void }) {
  const t = richTextMessages[useLocale()];
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [replacement, setReplacement] = useState('');
  const [result, setResult] = useState('');

  useEffect(() => {
    field.current?.focus();
    return () => {
      if (!view.isDestroyed) view.dispatch(setSearchState(view.state.tr, new TextQuery('', '')));
    };
  }, [view]);

  useEffect(() => {
    view.dispatch(setSearchState(view.state.tr, new TextQuery(text, replacement)));
  }, [view, text, replacement]);

  /** Runs a command and announces where it led. */
  function run(command: typeof findNext): void {
    command(view.state, view.dispatch);
    view.dispatch(view.state.tr.scrollIntoView());
    const matches = getMatchHighlights(view.state).find();
    const index = matches.findIndex(({ from }) => from === view.state.selection.from);
    if (matches.length === 0) setResult(t.notFound);
    else setResult(formatMessage(t.found, { index: index + 1, count: matches.length }));
  }

  return (
    <form
      className="grid gap-1.5 border-x border-a-edge bg-a-raised p-2"
      role="search"
      aria-label={t.find}
      onSubmit={(event) => {
        event.preventDefault();
        run(findNext);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <input
        ref={field}
        className={INPUT_CLASS}
        aria-label={t.findLabel}
        placeholder={t.findLabel}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setResult('');
        }}
      />
      <input
        className={INPUT_CLASS}
        aria-label={t.replaceLabel}
        placeholder={t.replaceLabel}
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-1">
        <IconButton icon="up" label={t.previous} onClick={() => run(findPrev)} />
        <IconButton icon="down" label={t.next} type="submit" />
        <Button variant="quiet" onClick={() => run(replaceNext)}>
          {t.replace}
        </Button>
        <Button variant="quiet" onClick={() => run(replaceAll)}>
          {t.replaceAll}
        </Button>
        <span className="text-hint text-a-muted" role="status">
          {result}
        </span>
        <IconButton icon="close" label={t.closeFind} className="ms-auto" onClick={close} />
      </div>
    </form>
  );
}
