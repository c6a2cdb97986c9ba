import { useMemo } from 'react';
import type * as v from 'valibot';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { REVISION_RECORDS } from '../../../../../model/content/history.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { TextField, TextMap } from '../../../../../model/content/text.ts';
import { KINDS, sameText } from '../../../../../model/content/text.ts';
import type { Bilingual, Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';
import { parseRecord } from '../../../../../model/parse-record.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useAsync } from '../../../data/use-async.ts';
import { formatDate, formatMessage, useLocale } from '../../../features/locale/index.ts';
import { queryDocuments } from '../../../firebase/firestore.ts';
import { historyPath } from '../entry/entry-changes.ts';
import { contentMessages } from '../messages.ts';
import { diffTexts } from './word-diff.ts';

type Revision = v.InferOutput<(typeof REVISION_RECORDS)[ContentKind]>;

/** The texts of the last state in which both languages matched. */
interface MatchedState {
  draft: Bilingual<TextMap>;
  /** Milliseconds since 1970. */
  until: number;
}

/** Reads the state from the history; null where the language became outdated before such states were kept. */
async function loadMatchedState(entry: Entry, language: Locale): Promise<MatchedState | null> {
  // Not sorted by the database, which would need an index of its own for a handful of revisions.
  const found = await queryDocuments(historyPath(entry.kind, entry.id), {
    where: [
      ['reason', '==', 'matched'],
      ['locale', '==', language],
    ],
  });
  const states = found.flatMap((one): MatchedState[] => {
    const parsed = parseRecord<Revision>(REVISION_RECORDS[entry.kind], one);
    return parsed.ok ? [{ draft: parsed.value.draft, until: parsed.value.saved_date }] : [];
  });
  return states.toSorted((a, b) => b.until - a.until)[0] ?? null;
}

/** What changed in the other language since both matched, word by word. */
export function TranslationChanges({ entry, language }: { entry: Entry; language: Locale }) {
  const locale = useLocale();
  const t = contentMessages[locale].translation;
  const source = otherLocale(language);
  const loaded = useAsync(`${entry.id}/${language}`, () => loadMatchedState(entry, language));
  return (
    <AsyncContent content={loaded} rows={3}>
      {(state) =>
        state === null ? (
          <p className="control-hint">{t.notKept}</p>
        ) : (
          <div className="grid gap-3">
            <p className="control-hint">
              {formatMessage(t.since, {
                when: formatDate(new Date(state.until), locale, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </p>
            <ChangedTexts entry={entry} source={source} before={state.draft[source]} />
          </div>
        )
      }
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
  const t = contentMessages[useLocale()];
  const after: TextMap = entry.draft[source];
  const changed = KINDS[entry.kind].texts.filter((field) => !sameText(before[field], after[field]));
  if (changed.length === 0) return <p>{t.translation.same}</p>;
  return changed.map((field: TextField) => (
    <div key={field}>
      <p className="control-label">{t.fields[field]}</p>
      <p
        tabIndex={0}
        role="region"
        aria-label={t.fields[field]}
        lang={source}
        className="content-diff"
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
    if (kind === 'added') return <ins key={key}>{text}</ins>;
    if (kind === 'removed') return <del key={key}>{text}</del>;
    return <span key={key}>{kind === 'skipped' ? ' … ' : text}</span>;
  });
}
