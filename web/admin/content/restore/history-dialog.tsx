import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PagedPanel } from '#admin/data/async-content.tsx';
import { useUndoToast } from '#admin/data/draft/undo.ts';
import { usePagedQuery } from '#admin/data/use-paged-query.ts';
import { Badge, Button, Dialog, Notice } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type Part, fieldsOf, PARTS } from '#model/content/content-types.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { type Snapshot, HISTORY_PAGE, parseSnapshot } from '#model/content/snapshot.ts';
import type { Locale } from '#studio/locale.ts';
import { useUserName } from '../../data/use-user-name.ts';
import { typeIntoField } from '../fields/field-control.ts';
import { contentMessages } from '../messages.ts';
import { type OpenEntry, editedDraft, historyPath, valuesOfPart } from '../save/entry-store.ts';
import { historyMessages } from './messages.ts';
import { TextChanges } from './text-changes.tsx';

export function HistoryDialog({ session, entry, close }: OpenEntry & { close: () => void }) {
  const locale = useLocale();
  const t = historyMessages[locale];
  const showUndo = useUndoToast(session);
  const { type, id } = entry;
  // Live: the server keeps the snapshot of a change shortly after the change.
  const pages = usePagedQuery(
    historyPath(type, id),
    '',
    { orderBy: [['saved_date', 'desc']] },
    HISTORY_PAGE,
  );
  const { first, documents } = pages;
  const snapshots = documents.flatMap((one) => parseSnapshot(type, one.id, one.data) ?? []);

  function restore({ draft }: Snapshot, part: Part): void {
    close();
    // The dialog gives the focus back first, which typing takes.
    setTimeout(() => {
      const acts = session.replace(valuesOfPart(session, part, draft), typeInto);
      showUndo(formatMessage(t.restored, { language: partName(part, locale) }), acts);
    });
  }

  return (
    <Dialog wide title={t.title} onClose={close}>
      {first.state === 'ready' && first.stale && <Notice tone="warn">{t.offline}</Notice>}
      <PagedPanel pages={pages} isEmpty={snapshots.length === 0} empty={t.empty}>
        <ol className="divide-y divide-a-line">
          {snapshots.map((snapshot) => (
            <li key={snapshot.id}>
              <SnapshotItem
                session={session}
                entry={entry}
                snapshot={snapshot}
                onRestore={(part) => restore(snapshot, part)}
              />
            </li>
          ))}
        </ol>
      </PagedPanel>
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
  const hasShared = fieldsOf(entry.type, 'shared').length > 0;
  const [open, setOpen] = useState(false);
  const who = useUserName(snapshot.saved_by);
  const when = formatTime(snapshot.saved_date, locale, 'time');
  const isCommand = !['save', 'replaced', 'matched'].includes(snapshot.reason);
  return (
    <div className="grid gap-3 p-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t.reasons[snapshot.reason]}</Badge>
        {snapshot.locale && <Badge tone="info">{languages[snapshot.locale]}</Badge>}
        <span className="grow text-[0.875rem]">
          {formatMessage(isCommand ? t.by : t.before, { when, who })}
        </span>
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
          {PARTS.filter((part) => part !== 'shared' || hasShared).map((part) => (
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
  part === 'shared' ? contentMessages[locale].shared : contentMessages[locale].languages[part];

/** Saved, seen and undone like the author's own typing; the formatted view takes the text from the session. */
function typeInto(path: string, value: unknown): void {
  if (typeof value === 'string') flushSync(() => typeIntoField(path as FieldPath, value));
}
