import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { useLocale } from '../../../features/i18n/index.ts';
import type { Format } from './markdown-formatting.ts';
import { contentMessages } from '../messages.ts';

const SYMBOLS = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  list: '•',
  numbers: '1.',
  quote: '❝',
  link: '↗',
  code: '<>',
} as const satisfies Record<Format, string>;

const FORMATS = [
  'bold',
  'italic',
  'heading',
  'list',
  'numbers',
  'quote',
  'link',
  'code',
] as const satisfies readonly Format[];

/** Formatting buttons with roving focus: one tab stop, arrow keys move between the buttons. */
export function MarkdownToolbar({ onFormat }: { onFormat: (format: Format) => void }) {
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
      {FORMATS.map((format, index) => (
        <button
          key={format}
          type="button"
          tabIndex={index === 0 ? 0 : -1}
          aria-label={t[format]}
          title={t[format]}
          className="content-format-button"
          data-format={format}
          onClick={() => onFormat(format)}
        >
          <span aria-hidden="true">{SYMBOLS[format]}</span>
        </button>
      ))}
    </div>
  );
}
