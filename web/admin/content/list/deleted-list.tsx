import { PagedPanel } from '#admin/data/async-content.tsx';
import { useMutation } from '#admin/data/use-mutation.ts';
import { usePagedQuery } from '#admin/data/use-paged-query.ts';
import { Button, PageHeader, useConfirm } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { type Entry, entryLabel, entryNameLanguage, parseEntry } from '#model/content/draft.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { RETENTION_DAYS } from '#studio/retention.ts';
import { contentMessages } from '../messages.ts';
import { changeContent } from '../save/change-content.ts';
import { ROW_BUTTONS_CLASS, ROW_CLASS, ROW_TEXT_CLASS } from './entry-row.tsx';
import { ShownEntries } from './list-filter.tsx';
import { listMessages } from './messages.ts';
import { useRowFocus } from './use-row-focus.ts';

const PAGE_SIZE = 50;

export function DeletedList({ type }: { type: ContentType }) {
  const locale = useLocale();
  const t = listMessages[locale].deleted;
  const { list } = listMessages[locale];
  const { types } = contentMessages[locale];
  const confirm = useConfirm();
  const { busy, run } = useMutation('changing a deleted entry');
  const pages = usePagedQuery(
    CONTENT_TYPES[type].collection,
    `${type} deleted`,
    // Null is no date: entries that are not deleted are not found.
    { where: [['deleted_date', '>', new Date(0)]], orderBy: [['deleted_date', 'desc']] },
    PAGE_SIZE,
  );
  const entries = pages.documents.flatMap(({ id, data }) => parseEntry(type, id, data) ?? []);

  const focus = useRowFocus(
    type,
    entries.map(({ id }) => id),
  );

  const nameOf = (entry: Entry) => entryLabel(entry, locale) || list.untitled;

  const bringBack = (entry: Entry) =>
    run(() => changeContent({ command: 'bringBack', type, entry: entry.id }), {
      text: formatMessage(t.done, { name: nameOf(entry) }),
    });

  async function erase(entry: Entry): Promise<void> {
    const name = nameOf(entry);
    const agreed = await confirm({
      title: formatMessage(t.eraseTitle, { name }),
      text: t.eraseText,
      action: t.erase,
      danger: true,
    });
    if (!agreed) return;
    await run(() => changeContent({ command: 'erase', type, entry: entry.id }), {
      text: formatMessage(t.erased, { name }),
    });
  }

  return (
    <>
      <PageHeader
        title={types[type].title}
        text={formatMessage(t.text, { days: RETENTION_DAYS.deletedContent })}
      />
      <ShownEntries />
      <PagedPanel
        pages={pages}
        isEmpty={entries.length === 0}
        empty={t.empty}
        emptyText={t.emptyText}
      >
        <ul aria-label={t.deleted} {...focus}>
          {entries.map((entry) => {
            const name = nameOf(entry);
            const when = formatTime(entry.deleted_date ?? 0, locale, 'time');
            return (
              <li key={entry.id} className={`${ROW_CLASS} touch:pb-3`} data-row={entry.id}>
                <div className={ROW_TEXT_CLASS}>
                  <p className="font-semibold break-words" lang={entryNameLanguage(entry, locale)}>
                    {name}
                  </p>
                  <p className="text-[0.8125rem] break-words text-a-muted">
                    {formatMessage(t.when, { when })}
                  </p>
                </div>
                <div className={`${ROW_BUTTONS_CLASS} gap-1`}>
                  <Button
                    icon="undo"
                    aria-disabled={busy}
                    aria-label={formatMessage(t.restoreNamed, { name })}
                    onClick={() => void bringBack(entry)}
                  >
                    {t.restore}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-disabled={busy}
                    aria-label={formatMessage(t.eraseNamed, { name })}
                    onClick={() => void erase(entry)}
                  >
                    {t.erase}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </PagedPanel>
    </>
  );
}
