import { auditEntryRecord } from '../../../../model/audit-log.ts';
import type { ContentKind } from '../../../../model/content-limits.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import {
  Button,
  Empty,
  Notice,
  PageHeader,
  PagedPanel,
  formatMessage,
  useToast,
} from '../../controls/index.ts';
import type { Deleted } from './deleted.ts';
import { stillDeleted } from './deleted.ts';
import type { Editor } from './entry-mutations.ts';
import { restoreDeleted } from './list-mutations.ts';
import { ListFilter } from './list-filter.tsx';
import { contentMessages } from './messages.ts';

const PAGE_SIZE = 50;

const SAYS = { restored: 'restored', exists: 'exists', 'nothing-kept': 'nothingKept' } as const;

/** Deleted entries of a kind, as the audit log names them, with the way back. */
export function DeletedList({ editor, kind }: { editor: Editor; kind: ContentKind }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const toast = useToast();
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
  const lines = pages.found.map((found) => parseRecord(auditEntryRecord, found));
  const entries = stillDeleted(kind, lines);

  async function restore({ id, name: stored }: Deleted): Promise<void> {
    const name = stored || t.list.untitled;
    let outcome: keyof typeof SAYS | undefined;
    await run(async () => {
      outcome = await restoreDeleted(editor, kind, id, stored);
    });
    if (outcome === undefined) return;
    const text = formatMessage(t.deleted[SAYS[outcome]], { name });
    toast({ text, danger: outcome !== 'restored' });
  }

  return (
    <>
      <PageHeader title={t.kinds[kind].title} text={t.deleted.text} />
      <ListFilter />
      {lines.some(({ ok }) => !ok) && <Notice tone="warn">{t.deleted.unreadable}</Notice>}
      <PagedPanel
        pages={pages}
        rows={4}
        empty={
          entries.length === 0 ? (
            <Empty title={pages.hasMore ? t.deleted.emptyHere : t.deleted.empty} />
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
              restore={() => void restore(entry)}
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
  restore,
}: {
  entry: Deleted;
  busy: boolean;
  restore: () => void;
}) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const name = entry.name || t.list.untitled;
  const when = formatDate(new Date(entry.at), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="content-row">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.8125rem] break-words text-a-muted">
          {formatMessage(t.deleted.when, { when, who: entry.by })}
        </p>
      </div>
      <Button
        icon="undo"
        disabled={busy}
        aria-label={formatMessage(t.deleted.restoreNamed, { name })}
        onClick={restore}
      >
        {t.deleted.restore}
      </Button>
    </li>
  );
}
