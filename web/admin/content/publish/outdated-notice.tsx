import { useState } from 'react';
import { ownStamp } from '#admin/data/actor.ts';
import { AsyncContent } from '#admin/data/async-content.tsx';
import { useLiveQuery } from '#admin/data/use-live-query.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { Button, Notice } from '#admin/ui/index.ts';
import { updateDocument } from '#browser/firebase/firestore.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_TYPES, isSingleton } from '#model/content/content-types.ts';
import { clearOutdated, sourceOf, type Entry } from '#model/content/draft.ts';
import { parseSnapshot } from '#model/content/snapshot.ts';
import type { Locale } from '#studio/locale.ts';
import { InLanguage } from '../../ui/in-language.tsx';
import { contentMessages } from '../messages.ts';
import { TextChanges } from '../restore/text-changes.tsx';
import { historyPath } from '../save/entry-store.ts';
import { publishingMessages } from './messages.ts';

const MAX_STATES = 100;

/** Another language changed since: the author can say that this one still matches. */
export function OutdatedNotice({ entry, language }: { entry: Entry; language: Locale }) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const [isComparing, setComparing] = useState(false);
  const { run } = useMutation('confirming that a translation matches');
  const { type, id, published } = entry;
  const isFirst = published[language] === null && !isSingleton(type);
  const other = contentMessages[locale].languages[sourceOf(entry, language)];

  const confirmMatch = () =>
    run(async () =>
      updateDocument(CONTENT_TYPES[type].collection, id, {
        ...clearOutdated(language),
        ...(await ownStamp()),
      }),
    );

  return (
    <Notice tone="warn">
      <p className="grow">
        {formatMessage(isFirst ? t.unfinished : t.outdated, { language: other })}
      </p>
      {!isFirst && (
        <Button onClick={() => setComparing(!isComparing)} aria-expanded={isComparing}>
          {formatMessage(t.whatChanged, { language: other })}
        </Button>
      )}
      <Button onClick={() => void confirmMatch()}>
        <InLanguage text={isFirst ? t.finished : t.matches} language={language} />
      </Button>
      {isComparing && (
        <div className="w-full min-w-0">
          <TranslationChanges entry={entry} language={language} />
        </div>
      )}
    </Notice>
  );
}

function TranslationChanges({ entry, language }: { entry: Entry; language: Locale }) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const { type, id, draft } = entry;
  const source = sourceOf(entry, language);
  // Live: the server keeps the state shortly after. Sorting by the database would need an index.
  const found = useLiveQuery(historyPath(type, id), language, {
    where: [
      ['reason', '==', 'matched'],
      ['locale', '==', language],
    ],
    limit: MAX_STATES,
  });
  return (
    <AsyncContent content={found} rows={3}>
      {(documents) => {
        const states = documents.flatMap((one) => parseSnapshot(type, one.id, one.data) ?? []);
        const [matched] = states.toSorted((a, b) => b.saved_date - a.saved_date);
        if (matched === undefined) return <p className="text-hint text-a-muted">{t.notKeptYet}</p>;
        const when = formatTime(matched.saved_date, locale, 'time');
        return (
          <div className="grid gap-3">
            <p className="text-hint text-a-muted">{formatMessage(t.changedSince, { when })}</p>
            <TextChanges
              entry={entry}
              part={source}
              before={matched.draft[source]}
              after={draft[source]}
              same={t.sameAgain}
            />
          </div>
        );
      }}
    </AsyncContent>
  );
}
