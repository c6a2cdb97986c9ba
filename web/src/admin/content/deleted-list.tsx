import { auditRecordSchema } from '../../../../model/audit-log.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { ContentKind } from '../../../../model/content.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { useChange } from '../data/use-change.ts';
import { usePages } from '../data/use-pages.ts';
import { Button, Empty, Notice, PageHead, PagedPanel, fill, useToast } from '../ui/index.ts';
import type { Deleted } from './deleted.ts';
import { stillDeleted } from './deleted.ts';
import type { Editor } from './entry-writes.ts';
import { restoreDeleted } from './list-changes.ts';
import { ListChoice } from './list-choice.tsx';
import { contentWords } from './words.ts';

const PAGE_SIZE = 50;

const SAYS = { restored: 'restored', exists: 'exists', 'nothing-kept': 'nothingKept' } as const;

/** Deleted entries of a kind, as the audit log names them, with the way back. */
export function DeletedList({ editor, kind }: { editor: Editor; kind: ContentKind }) {
  const locale = useLocale();
  const words = contentWords[locale];
  const toast = useToast();
  const { busy, run } = useChange('restoring a deleted entry');
  const pages = usePages(
    COLLECTIONS.auditLog,
    'deleted',
    {
      where: [['action', 'in', ['content_delete', 'content_restore']]],
      orderBy: [['created_date', 'desc']],
    },
    PAGE_SIZE,
  );
  const lines = pages.found.map((found) => parseRecord(auditRecordSchema, found));
  const entries = stillDeleted(kind, lines);

  async function restore({ id, name: stored }: Deleted): Promise<void> {
    const name = stored || words.list.untitled;
    let outcome: keyof typeof SAYS | undefined;
    await run(async () => {
      outcome = await restoreDeleted(editor, kind, id, stored);
    });
    if (outcome === undefined) return;
    const text = fill(words.deleted[SAYS[outcome]], { name });
    toast({ text, danger: outcome !== 'restored' });
  }

  return (
    <>
      <PageHead title={words.kinds[kind].title} text={words.deleted.text} />
      <ListChoice />
      {lines.some(({ ok }) => !ok) && <Notice tone="warn">{words.deleted.unreadable}</Notice>}
      <PagedPanel
        pages={pages}
        rows={4}
        empty={
          entries.length === 0 ? (
            <Empty title={pages.hasMore ? words.deleted.emptyHere : words.deleted.empty} />
          ) : null
        }
        more={words.list.more}
      >
        <ul aria-label={words.deleted.deleted}>
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
  const words = contentWords[locale];
  const name = entry.name || words.list.untitled;
  const when = formatDate(new Date(entry.at), locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="content-row">
      <div className="min-w-0 grow">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-[0.8125rem] break-words text-a-muted">
          {fill(words.deleted.when, { when, who: entry.by })}
        </p>
      </div>
      <Button
        icon="undo"
        disabled={busy}
        aria-label={fill(words.deleted.restoreNamed, { name })}
        onClick={restore}
      >
        {words.deleted.restore}
      </Button>
    </li>
  );
}
