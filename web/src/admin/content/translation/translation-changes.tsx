import type { Entry } from '../../../../../model/content/draft.ts';
import { parseRevision } from '../../../../../model/content/revision.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import { useLiveQuery } from '../../../data/use-live-query.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { historyPath } from '../history/history-path.ts';
import { translationMessages } from './messages.ts';
import { TextChanges } from './text-changes.tsx';

/** Most states that are read; there is one for each time that the language became outdated. */
const MOST_STATES = 100;

/** What changed in the other language since both matched, word by word. */
export function TranslationChanges({ entry, language }: { entry: Entry; language: Locale }) {
  const locale = useLocale();
  const t = translationMessages[locale];
  const { kind, id, draft } = entry;
  const source = otherLocale(language);
  // Live: the server keeps the state shortly after the change that made the language outdated. Not sorted by the database,
  // which would need an index of its own for a handful of revisions.
  const found = useLiveQuery(historyPath(kind, id), language, {
    where: [
      ['reason', '==', 'matched'],
      ['locale', '==', language],
    ],
    limit: MOST_STATES,
  });
  return (
    <AsyncContent content={found} rows={3}>
      {(documents) => {
        const states = documents.flatMap((one) => parseRevision(kind, one.id, one.data) ?? []);
        const [matched] = states.toSorted((a, b) => b.saved_date - a.saved_date);
        if (matched === undefined) return <p className="text-hint text-a-muted">{t.notKept}</p>;
        const when = formatTime(matched.saved_date, locale, 'time');
        return (
          <div className="grid gap-3">
            <p className="text-hint text-a-muted">{formatMessage(t.since, { when })}</p>
            <TextChanges
              kind={kind}
              language={source}
              before={matched.draft[source]}
              after={draft[source]}
              same={t.same}
            />
          </div>
        );
      }}
    </AsyncContent>
  );
}
