import { useMemo } from 'react';
import type * as v from 'valibot';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { REVISION_RECORDS } from '../../../../../model/content/history.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { TextField, TextMap } from '../../../../../model/content/text.ts';
import { KINDS, sameText } from '../../../../../model/content/text.ts';
import type { Bilingual, Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';
import { parseRecords } from '../../../../../model/parse-record.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useLiveQuery } from '../../../data/use-live-query.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import type { Found } from '../../../firebase/firestore.ts';
import { historyPath } from '../entry/entry-changes.ts';
import { contentMessages } from '../messages.ts';
import { translationMessages } from './messages.ts';
import { diffTexts } from './word-diff.ts';

type Revision = v.InferOutput<(typeof REVISION_RECORDS)[ContentKind]>;

/** The texts of the last state in which both languages matched. */
interface MatchedState {
  draft: Bilingual<TextMap>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Most such states that are read; there is one for each time that the language became outdated. */
const MOST_STATES = 100;

/** The latest of these states; null where the language became outdated before such states were kept. */
function latestState(kind: ContentKind, found: readonly Found[]): MatchedState | null {
  const { records } = parseRecords<Revision>(REVISION_RECORDS[kind], found);
  const states = records.map(({ value }) => ({ draft: value.draft, until: value.saved_date }));
  return states.toSorted((a, b) => b.until - a.until)[0] ?? null;
}

/** What changed in the other language since both matched, word by word. */
export function TranslationChanges({ entry, language }: { entry: Entry; language: Locale }) {
  const locale = useLocale();
  const t = translationMessages[locale];
  const source = otherLocale(language);
  // Live: the server keeps the state shortly after the change that made the language outdated. Not sorted by the database,
  // which would need an index of its own for a handful of revisions.
  const found = useLiveQuery(historyPath(entry.kind, entry.id), language, {
    where: [
      ['reason', '==', 'matched'],
      ['locale', '==', language],
    ],
    limit: MOST_STATES,
  });
  return (
    <AsyncContent content={found} rows={3}>
      {(documents) => {
        const state = latestState(entry.kind, documents);
        if (state === null) return <p className="control-hint">{t.notKept}</p>;
        return (
          <div className="grid gap-3">
            <p className="control-hint">
              {formatMessage(t.since, {
                when: formatTime(state.until, locale, 'time'),
              })}
            </p>
            <ChangedTexts entry={entry} source={source} before={state.draft[source]} />
          </div>
        );
      }}
    </AsyncContent>
  );
}

function ChangedTexts({
  entry,
  source,
  before,
}: {
  entry: Entry;
  source: Locale;
  before: TextMap;
}) {
  const t = translationMessages[useLocale()];
  const { fields } = contentMessages[useLocale()];
  const after: TextMap = entry.draft[source];
  const changed = KINDS[entry.kind].texts.filter((field) => !sameText(before[field], after[field]));
  if (changed.length === 0) return <p>{t.same}</p>;
  return changed.map((field: TextField) => (
    <div key={field}>
      <p className="control-label">{fields[field]}</p>
      <p
        tabIndex={0}
        role="region"
        aria-label={fields[field]}
        lang={source}
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
