import { useState } from 'react';
import type * as v from 'valibot';
import { HISTORY_PAGE, REVISION_RECORDS } from '../../../../../model/content/history.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { TextMap } from '../../../../../model/content/text.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import type { Bilingual } from '../../../../../model/locale.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { parseRecords } from '../../../../../model/parse-record.ts';
import { useLiveQuery } from '../../../data/use-live-query.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { Badge, Button, DamagedNotice, Dialog, Empty, Notice } from '../../../controls/index.ts';
import { AsyncContent } from '../../../data/async-content.tsx';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { EntrySession } from '../autosave/entry-session.ts';
import { describePublishError } from '../publishing/describe-publish-error.ts';
import { restoreRevision } from '../publishing/publish-operations.ts';
import { historyPath } from '../entry/entry-changes.ts';
import { useUserName } from '../use-user-name.ts';
import { contentMessages } from '../messages.ts';
import { editorMessages } from './messages.ts';

type Revision = v.InferOutput<(typeof REVISION_RECORDS)[ContentKind]>;

/** Earlier revisions of the entry, with a button that restores each as a draft. */
export function HistoryDialog({
  session,
  entry,
  close,
}: {
  session: EntrySession;
  entry: Entry;
  close: () => void;
}) {
  const t = editorMessages[useLocale()].history;
  const { run } = useMutation('restoring a revision', { describe: describePublishError });
  // Live: the server keeps the revision of a change shortly after the change.
  const found = useLiveQuery(historyPath(entry.kind, entry.id), '', {
    orderBy: [['saved_date', 'desc']],
    limit: HISTORY_PAGE,
  });

  async function restore(id: string, { draft }: Revision): Promise<void> {
    close();
    await run(() => restoreRevision(session, { id, draft }), { text: t.restored });
  }

  return (
    <Dialog wide title={t.title} onClose={close}>
      {found.state === 'ready' && found.stale && <Notice tone="warn">{t.offline}</Notice>}
      <AsyncContent content={found} rows={4}>
        {(documents) => {
          if (documents.length === 0) return <Empty title={t.empty} />;
          const record = REVISION_RECORDS[entry.kind];
          const { records, damaged } = parseRecords<Revision>(record, documents);
          return (
            <>
              <DamagedNotice damaged={damaged} />
              <ol className="grid gap-2">
                {records.map(({ id, value }) => (
                  <li key={id} className="rounded-lg border border-a-line">
                    <RevisionItem
                      entry={entry}
                      revision={value}
                      onRestore={() => void restore(id, value)}
                    />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </AsyncContent>
    </Dialog>
  );
}

function RevisionItem({
  entry,
  revision,
  onRestore,
}: {
  entry: Entry;
  revision: Revision;
  onRestore: () => void;
}) {
  const locale = useLocale();
  const t = editorMessages[locale].history;
  const { languages } = contentMessages[locale];
  const draft: Bilingual<TextMap> = revision.draft;
  const [open, setOpen] = useState(false);
  const who = useUserName(revision.saved_by);
  const when = formatTime(revision.saved_date, locale, 'time');
  return (
    <div className="grid gap-3 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t.reasons[revision.reason]}</Badge>
        {revision.locale && <Badge tone="info">{languages[revision.locale]}</Badge>}
        <span className="grow text-[0.875rem]">{formatMessage(t.by, { when, who })}</span>
        <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.show}
        </Button>
        <Button onClick={onRestore}>{t.restore}</Button>
      </div>
      {open && (
        <div className="grid gap-3 sm:grid-cols-2">
          {LOCALES.map((language) => (
            <div key={language} className="min-w-0">
              <p className="control-label">{languages[language]}</p>
              <pre
                tabIndex={0}
                aria-label={languages[language]}
                className="max-h-72 overflow-auto rounded-lg bg-a-raised p-2 font-sans text-[0.875rem] whitespace-pre-wrap"
              >
                <span lang={language}>
                  {KINDS[entry.kind].texts.map((field) => draft[language][field]).join('\n\n')}
                </span>
              </pre>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
