import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import type { Mark } from './markdown-formatting.ts';
import { contentMessages } from './messages.ts';

const SIGNS = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  list: '•',
  numbers: '1.',
  quote: '❝',
  link: '↗',
  code: '<>',
} as const satisfies Record<Mark, string>;

const MARKS = Object.keys(SIGNS) as Mark[];

/** Formatting by mouse and keyboard: one stop for Tab, arrow keys within. */
export function MarkdownToolbar({ mark }: { mark: (kind: Mark) => void }) {
  const t = contentMessages[useLocale()].toolbar;
  const bar = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = buttons[(to + buttons.length) % buttons.length];
    for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
    next?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t.label}
      className="content-toolbar"
      onKeyDown={move}
    >
      {MARKS.map((kind, index) => (
        <button
          key={kind}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={t[kind]}
          title={t[kind]}
          className="content-mark"
          data-mark={kind}
          onClick={() => mark(kind)}
        >
          <span aria-hidden="true">{SIGNS[kind]}</span>
        </button>
      ))}
    </div>
  );
}
