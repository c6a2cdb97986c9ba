import { useState } from 'react';
import { matchesUpdate } from '../../../../../model/content/draft.ts';
import type { Entry } from '../../../../../model/content/draft.ts';
import { KINDS } from '../../../../../model/content/kinds.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { otherLocale } from '../../../../../model/locale.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Button, Notice } from '../../../admin-ui/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { ownStamp } from '../../../data/stamp.ts';
import { updateDocument } from '../../../firebase/firestore.ts';
import { contentMessages } from '../messages.ts';
import { translationMessages } from '../translation/messages.ts';
import { TranslationChanges } from '../translation/translation-changes.tsx';
import { publishingMessages } from './messages.ts';

/** Says that the other language changed since, shows what, and lets the author say that this one still matches. */
export function OutdatedNotice({ entry, language }: { entry: Entry; language: Locale }) {
  const locale = useLocale();
  const t = publishingMessages[locale];
  const [isComparing, setComparing] = useState(false);
  const { run } = useMutation('confirming that a translation matches');
  const { kind, id, published } = entry;
  const isFirst = published[language] === null;
  const other = contentMessages[locale].languages[otherLocale(language)];

  const confirmMatch = () =>
    run(async () =>
      updateDocument(KINDS[kind].collection, id, {
        ...matchesUpdate(language),
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
          {formatMessage(translationMessages[locale].show, { language: other })}
        </Button>
      )}
      <Button onClick={() => void confirmMatch()}>{isFirst ? t.finished : t.matches}</Button>
      {isComparing && (
        <div className="w-full min-w-0">
          <TranslationChanges entry={entry} language={language} />
        </div>
      )}
    </Notice>
  );
}
