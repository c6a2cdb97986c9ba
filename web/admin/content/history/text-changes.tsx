import { useMemo } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type ContentKind, type Texts, textFields } from '#model/content/kinds.ts';
import type { Locale } from '#studio/locale.ts';
import { contentMessages } from '../messages.ts';
import { historyMessages } from './messages.ts';
import { diffTexts } from './word-diff.ts';

const sameText = (first = '', second = '') =>
  first.replaceAll('\r\n', '\n').trim() === second.replaceAll('\r\n', '\n').trim();

/** What differs between two states of the texts of a language, field by field and word by word. */
export function TextChanges({
  kind,
  language,
  before,
  after,
  same,
}: {
  kind: ContentKind;
  language: Locale;
  before: Texts;
  after: Texts;
  /** What to say where nothing differs. */
  same: string;
}) {
  const { fields } = contentMessages[useLocale()];
  const t = historyMessages[useLocale()];
  const changed = textFields(kind).filter((field) => !sameText(before[field], after[field]));
  if (changed.length === 0) return <p>{same}</p>;
  return changed.map((field) => (
    <div key={field} className="min-w-0">
      <p className="text-label font-semibold">{fields[field]}</p>
      <p
        tabIndex={0}
        role="region"
        aria-label={`${t.changes}: ${fields[field]}`}
        lang={language}
        className="max-h-80 overflow-auto rounded-lg border border-a-line bg-a-panel p-2 whitespace-pre-wrap text-a-ink"
      >
        <DiffText before={before[field] ?? ''} after={after[field] ?? ''} />
      </p>
    </div>
  ));
}

function DiffText({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffTexts(before, after), [before, after]);
  return parts.map(({ kind, text, offset }) => {
    const key = `${kind} ${offset}`;
    if (kind === 'added')
      return (
        <ins key={key} className="bg-(--a-good-soft) text-(--a-good)">
          {text}
        </ins>
      );
    if (kind === 'removed')
      return (
        <del key={key} className="bg-(--a-danger-soft) text-a-danger">
          {text}
        </del>
      );
    return <span key={key}>{kind === 'skipped' ? ' … ' : text}</span>;
  });
}
