import { useMemo } from 'react';
import { useFacts } from '#admin/data/use-words-file.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Part, type Values, fieldsOf } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import { valueIn } from '#model/content/field-paths.ts';
import { picturesIn } from '#model/content/fields.ts';
import { mediaPath } from '#model/pictures/media.ts';
import { sameValue } from '#model/same-value.ts';
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
  const facts = useFacts();
  const fields = wordFields?.length ? wordFields : fieldsOf(type, part);
  const language = part === 'shared' ? locale : part;
  const changed = fields
    .map((field) => {
      const { name } = field;
      const valueOf = (values: Values) => valueIn(values, name) ?? field.standard?.[language];
      const textIn = (values: Values) => describeValue(field, valueOf(values), locale);
      const idsIn = (values: Values) => picturesIn(field, valueOf(values)).map(({ id }) => id);
      const [earlier, later] = [textIn(before), textIn(after)];
      const pictures = { removed: idsIn(before), added: idsIn(after) };
      return { name, label: labelOf(field, locale, facts), earlier, later, pictures };
    })
    .filter(
      ({ earlier, later, pictures }) =>
        !sameText(earlier, later) || !sameValue(pictures.removed, pictures.added),
    );
  if (changed.length === 0) return <p>{same}</p>;
  return changed.map(({ name, label, earlier, later, pictures }) => (
    <div key={name} className="min-w-0">
      <p className="text-label font-semibold">{label}</p>
      {!sameValue(pictures.removed, pictures.added) && (
        <div className="mb-1 flex flex-wrap gap-2">
          <Pictures ids={pictures.removed} className="border-a-danger opacity-60" alt={t.now} />
          <Pictures ids={pictures.added} className="border-(--a-good)" alt={t.earlier} />
        </div>
      )}
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

function Pictures({ ids, className, alt }: { ids: string[]; className: string; alt: string }) {
  return ids.map((id) => (
    <img
      key={id}
      src={mediaPath(id, 480, 'webp')}
      alt={alt}
      title={alt}
      loading="lazy"
      className={`h-16 w-24 rounded-md border-2 object-cover ${className}`}
    />
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
