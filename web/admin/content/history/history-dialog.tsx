import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AsyncContent } from '#admin/data/async-content.tsx';
import { useLiveQuery } from '#admin/data/use-live-query.ts';
import { Badge, Button, Dialog, Empty, Notice, useToast } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Part, PARTS } from '#model/content/content-types.ts';
import type { AnyDraft } from '#model/content/draft.ts';
import { valueAt } from '#model/content/field-paths.ts';
import { type Snapshot, HISTORY_PAGE, parseSnapshot } from '#model/content/snapshot.ts';
import { sameValue } from '#model/same-value.ts';
import type { Locale } from '#studio/locale.ts';
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
import { wordMessages } from '../words/messages.ts';
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

  function restore({ draft }: Snapshot, part: Part): void {
    close();
    // The dialog gives the focus back first, which typing takes.
    setTimeout(() => {
      const before = typeTexts(session, part, draft);
      const name = partName(part, locale);
      toast({
        text: formatMessage(t.restored, { language: name }),
        undo: () => void typeValues(session, part, (path) => before.get(path)),
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
                    onRestore={(part) => restore(snapshot, part)}
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
  onRestore: (part: Part) => void;
}) {
  const locale = useLocale();
  const t = historyMessages[locale];
  const { languages } = contentMessages[locale];
  const hasFacts = entry.wordFields?.some(({ isShared }) => isShared);
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
          {PARTS.filter((part) => part !== 'shared' || hasFacts).map((part) => (
            <section key={part} className="grid min-w-0 gap-2" aria-label={partName(part, locale)}>
              <h3 className="text-base">{partName(part, locale)}</h3>
              <TextChanges
                entry={entry}
                part={part}
                before={editedDraft(session, entry)[part]}
                after={snapshot.draft[part]}
                same={t.same}
              />
              <Button className="justify-self-start" onClick={() => onRestore(part)}>
                {formatMessage(t.restore, { language: partName(part, locale) })}
              </Button>
            </section>
          ))}
          <p className="text-hint text-a-muted sm:col-span-2">{t.legend}</p>
        </div>
      )}
    </div>
  );
}

const partName = (part: Part, locale: Locale): string =>
  part === 'shared' ? wordMessages[locale].shared : contentMessages[locale].languages[part];

/** Saved, seen and undone like the author's own typing. @returns what the editor showed before */
const typeTexts = (session: EntrySession, part: Part, draft: AnyDraft) =>
  typeValues(
    session,
    part,
    (path) => valueAt(draft, path),
    (path, value) => {
      // The formatted view takes the text from the session.
      if (typeof value === 'string') flushSync(() => typeIntoField(path, value));
      if (!sameValue(session.value(path), value)) session.type(path, value);
    },
  );
