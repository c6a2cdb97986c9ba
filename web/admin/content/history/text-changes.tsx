import { useMemo } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Part, type Values, fieldsOf } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import { valueIn } from '#model/content/field-paths.ts';
import { describeValue, labelOf } from '../fields/describe-value.ts';
import { historyMessages } from './messages.ts';
import { diffTexts } from './word-diff.ts';

const sameText = (first: string, second: string) =>
  first.replaceAll('\r\n', '\n').trim() === second.replaceAll('\r\n', '\n').trim();

export function TextChanges({
  entry: { type, wordFields },
  part,
  before,
  after,
  same,
}: {
  entry: Entry;
  part: Part;
  before: Values;
  after: Values;
  same: string;
}) {
  const locale = useLocale();
  const t = historyMessages[locale];
  const fields = wordFields?.length
    ? wordFields.filter(({ isShared = false }) => isShared === (part === 'shared'))
    : fieldsOf(type, part);
  const language = part === 'shared' ? locale : part;
  const changed = fields
    .map((field) => {
      const textIn = (values: Values) =>
        describeValue(field, valueIn(values, field.name) ?? field.standard?.[language], locale);
      const { name } = field;
      return { name, label: labelOf(field, locale), earlier: textIn(before), later: textIn(after) };
    })
    .filter(({ earlier, later }) => !sameText(earlier, later));
  if (changed.length === 0) return <p>{same}</p>;
  return changed.map(({ name, label, earlier, later }) => (
    <div key={name} className="min-w-0">
      <p className="text-label font-semibold">{label}</p>
      <p
        tabIndex={0}
        role="region"
        aria-label={`${t.changes}: ${label}`}
        lang={language}
        className="max-h-80 overflow-auto rounded-lg border border-a-line bg-a-panel p-2 whitespace-pre-wrap text-a-ink"
      >
        <DiffText before={earlier} after={later} />
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
    return <span key={key}>{text}</span>;
  });
}
