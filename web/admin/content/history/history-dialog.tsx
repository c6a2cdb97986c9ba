import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncContent } from '#admin/data/async-content.tsx';
import { useLiveQuery } from '#admin/data/use-live-query.ts';
import { Badge, Button, Dialog, Empty, Notice, useToast } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type AnyDraft, valueAt } from '#model/content/draft.ts';
import { type Snapshot, HISTORY_PAGE, parseSnapshot } from '#model/content/snapshot.ts';
import { sameValue } from '#model/same-value.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import {
  type EntrySession,
  type OpenEntry,
  editedDraft,
  historyPath,
  typeValues,
} from '../draft/entry-store.ts';
import { typeIntoField } from '../fields/field-control.ts';
import { contentMessages } from '../messages.ts';
import { useUserName } from '../use-user-name.ts';
import { historyMessages } from './messages.ts';
import { TextChanges } from './text-changes.tsx';

export function HistoryDialog({ session, entry, close }: OpenEntry & { close: () => void }) {
  const locale = useLocale();
  const t = historyMessages[locale];
  const toast = useToast();
  const { type, id } = entry;
  // Live: the server keeps the snapshot of a change shortly after the change.
  const found = useLiveQuery(historyPath(type, id), '', {
    orderBy: [['saved_date', 'desc']],
    limit: HISTORY_PAGE,
  });

  function restore({ draft }: Snapshot, language: Locale): void {
    close();
    // The dialog gives the focus back first, which typing takes.
    setTimeout(() => {
      const before = typeTexts(session, language, draft);
      const name = contentMessages[locale].languages[language];
      toast({
        text: formatMessage(t.restored, { language: name }),
        undo: () => void typeValues(session, language, (path) => before.get(path)),
      });
    });
  }

  return (
    <Dialog wide title={t.title} onClose={close}>
      {found.state === 'ready' && found.stale && <Notice tone="warn">{t.offline}</Notice>}
      <AsyncContent content={found} rows={4}>
        {(documents) => {
          if (documents.length === 0) return <Empty title={t.empty} />;
          const snapshots = documents.flatMap((one) => parseSnapshot(type, one.id, one.data) ?? []);
          return (
            <ol className="grid gap-2">
              {snapshots.map((snapshot) => (
                <li key={snapshot.id} className="rounded-lg border border-a-line">
                  <SnapshotItem
                    session={session}
                    entry={entry}
                    snapshot={snapshot}
                    onRestore={(language) => restore(snapshot, language)}
                  />
                </li>
              ))}
            </ol>
          );
        }}
      </AsyncContent>
    </Dialog>
  );
}

function SnapshotItem({
  session,
  entry,
  snapshot,
  onRestore,
}: OpenEntry & {
  snapshot: Snapshot;
  onRestore: (language: Locale) => void;
}) {
  const locale = useLocale();
  const t = historyMessages[locale];
  const { languages } = contentMessages[locale];
  const [open, setOpen] = useState(false);
  const who = useUserName(snapshot.saved_by);
  const when = formatTime(snapshot.saved_date, locale, 'time');
  return (
    <div className="grid gap-3 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t.reasons[snapshot.reason]}</Badge>
        {snapshot.locale && <Badge tone="info">{languages[snapshot.locale]}</Badge>}
        <span className="grow text-[0.875rem]">{formatMessage(t.by, { when, who })}</span>
        <Button
          variant="quiet"
          className="ms-auto"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t.compare}
        </Button>
      </div>
      {open && (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {LOCALES.map((language) => (
            <section key={language} className="grid min-w-0 gap-2" aria-label={languages[language]}>
              <h3 className="text-base">{languages[language]}</h3>
              <TextChanges
                entry={entry}
                language={language}
                before={editedDraft(session, entry)[language]}
                after={snapshot.draft[language]}
                same={t.same}
              />
              <Button className="justify-self-start" onClick={() => onRestore(language)}>
                {formatMessage(t.restore, { language: languages[language] })}
              </Button>
            </section>
          ))}
          <p className="text-hint text-a-muted sm:col-span-2">{t.legend}</p>
        </div>
      )}
    </div>
  );
}

/** Saved, seen and undone like the author's own typing. @returns what the editor showed before */
const typeTexts = (session: EntrySession, language: Locale, draft: AnyDraft) =>
  typeValues(
    session,
    language,
    (path) => valueAt(draft, path),
    (path, value) => {
      // The formatted view takes the text from the session.
      if (typeof value === 'string') flushSync(() => typeIntoField(path, value));
      if (!sameValue(session.value(path), value)) session.type(path, value);
    },
  );
