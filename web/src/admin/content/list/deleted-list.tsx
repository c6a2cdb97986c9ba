import { COLLECTIONS } from '../../../../../model/collections.ts';
import type { DeletedEntry } from '../../../../../model/content/deleted.ts';
import { deletedEntryRecord } from '../../../../../model/content/deleted.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { parseRecords } from '../../../../../model/parse-record.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';
import { Button, PageHeader } from '../../../controls/index.ts';
import { PagedPanel } from '../../../data/paged-panel.tsx';
import { changeContent } from '../publishing/publish-operations.ts';
import { ROW_CLASS, ROW_TEXT_CLASS } from './entry-row.tsx';
import { ShownEntries } from './list-filter.tsx';
import { contentMessages } from '../messages.ts';
import { listMessages } from './messages.ts';

const PAGE_SIZE = 50;

/** The deleted entries of a kind, with a button that restores each. */
export function DeletedList({ kind }: { kind: ContentKind }) {
  const locale = useLocale();
  const t = listMessages[locale].deleted;
  const { list } = listMessages[locale];
  const { kinds } = contentMessages[locale];
  const { busy, run } = useMutation('restoring a deleted entry');
  const pages = usePagedQuery(
    COLLECTIONS.deletedEntry,
    kind,
    { where: [['kind', '==', kind]], orderBy: [['created_date', 'desc']] },
    PAGE_SIZE,
  );
  const { records, damaged } = parseRecords(deletedEntryRecord, pages.documents);

  async function restore({ entry: id, name: stored }: DeletedEntry): Promise<void> {
    const name = stored || list.untitled;
    await run(
      () => changeContent({ operation: 'restore', kind, entry: id }),
      ({ outcome }) => ({
        text: formatMessage(t.outcomes[outcome], { name }),
        danger: outcome !== 'done',
      }),
    );
  }

  return (
    <>
      <PageHeader title={kinds[kind].title} text={t.text} />
      <ShownEntries />
      <PagedPanel
        pages={pages}
        damaged={damaged}
        rows={4}
        isEmpty={pages.documents.length === 0}
        empty={t.empty}
        emptyText={t.emptyText}
      >
        <ul aria-label={t.deleted}>
          {records.map(({ id, value: entry }) => (
            <DeletedRow key={id} entry={entry} busy={busy} onRestore={() => void restore(entry)} />
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
  const t = listMessages[locale].deleted;
  const { list } = listMessages[locale];
  const name = entry.name || list.untitled;
  const when = formatTime(entry.created_date, locale, 'time');
  return (
    <li className={ROW_CLASS}>
      <div className={ROW_TEXT_CLASS}>
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.8125rem] break-words text-a-muted">
          {formatMessage(t.when, { when, who: entry.by_email || entry.by })}
        </p>
      </div>
      <Button
        icon="undo"
        disabled={busy}
        aria-label={formatMessage(t.restoreNamed, { name })}
        onClick={onRestore}
      >
        {t.restore}
      </Button>
    </li>
  );
}
