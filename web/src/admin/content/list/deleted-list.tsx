import { auditEntryRecord } from '../../../../../model/audit/entry.ts';
import { COLLECTIONS } from '../../../../../model/collections.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { formatDate, formatMessage, useLocale } from '../../../features/locale/index.ts';
import { parseRecord } from '../../../../../model/parse-record.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';
import { Button, Empty, Notice, PageHeader } from '../../../controls/index.ts';
import { PagedPanel } from '../../../data/paged-panel.tsx';
import type { DeletedEntry } from '../entry/entry-operations.ts';
import { findDeletedEntries } from '../entry/entry-operations.ts';
import { restoreEntry } from '../publishing/publish-operations.ts';
import { ShownEntries } from './list-filter.tsx';
import { contentMessages } from '../messages.ts';

const PAGE_SIZE = 50;

/** The deleted entries of a kind, found in the audit log, with a button that restores each. */
export function DeletedList({ kind }: { kind: ContentKind }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { busy, run } = useMutation('restoring a deleted entry');
  const pages = usePagedQuery(
    COLLECTIONS.auditLog,
    'deleted',
    {
      where: [['action', 'in', ['content_delete', 'content_restore']]],
      orderBy: [['created_date', 'desc']],
    },
    PAGE_SIZE,
  );
  const records = pages.documents.map((found) => parseRecord(auditEntryRecord, found));
  const entries = findDeletedEntries(kind, records);

  async function restore({ id, name: stored }: DeletedEntry): Promise<void> {
    const name = stored || t.list.untitled;
    await run(
      () => restoreEntry(kind, id),
      ({ outcome }) => ({
        text: formatMessage(t.deleted.outcomes[outcome], { name }),
        danger: outcome !== 'done',
      }),
    );
  }

  return (
    <>
      <PageHeader title={t.kinds[kind].title} text={t.deleted.text} />
      <div className="mb-3">
        <ShownEntries />
      </div>
      {records.some(({ ok }) => !ok) && <Notice tone="warn">{t.deleted.unreadable}</Notice>}
      <PagedPanel
        pages={pages}
        rows={4}
        empty={
          entries.length === 0 ? (
            <Empty title={pages.hasMore ? t.deleted.emptyHere : t.deleted.empty}>
              <p>{pages.hasMore ? t.deleted.emptyHereText : t.deleted.emptyText}</p>
            </Empty>
          ) : null
        }
        more={t.list.more}
      >
        <ul aria-label={t.deleted.deleted}>
          {entries.map((entry) => (
            <DeletedRow
              key={entry.id}
              entry={entry}
              busy={busy}
              onRestore={() => void restore(entry)}
            />
          ))}
        </ul>
      </PagedPanel>
    </>
  );
}

function DeletedRow({
  entry,
  busy,
  onRestore,
}: {
  entry: DeletedEntry;
  busy: boolean;
  onRestore: () => void;
}) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const name = entry.name || t.list.untitled;
  const when = formatDate(new Date(entry.deletedAt), locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li className="content-row">
      <div className="content-row-text min-w-0 grow">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.8125rem] break-words text-a-muted">
          {formatMessage(t.deleted.when, { when, who: entry.deletedBy })}
        </p>
      </div>
      <Button
        icon="undo"
        disabled={busy}
        aria-label={formatMessage(t.deleted.restoreNamed, { name })}
        onClick={onRestore}
      >
        {t.deleted.restore}
      </Button>
    </li>
  );
}
