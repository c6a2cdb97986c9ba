import { useState } from 'react';
import type { ContentKind } from '../../../../../model/content/kinds.ts';
import { KINDS } from '../../../../../model/content/kinds.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useUrlState } from '../../../data/use-url-state.ts';
import type { PagedQuery } from '../../../data/use-paged-query.ts';
import { Button, Filters, PageHeader } from '../../../admin-ui/index.ts';
import { PagedPanel } from '../../../data/paged-panel.tsx';
import type { Entry } from '../../../../../model/content/draft.ts';
import type { ListRow } from '../../../../../model/content/list.ts';
import { listRow, matchesSearch, rowNameLanguage } from '../../../../../model/content/list.ts';
import { arrangeRows } from './arrange-rows.ts';
import type { MoveControl, RowPlace } from './entry-row.tsx';
import { EntryRow } from './entry-row.tsx';
import { createEntry, duplicateEntry } from '../entry/entry-operations.ts';
import { moveEntry } from '../publishing/acts.ts';
import { useNow } from '../../../data/use-now.ts';
import {
  ListControls,
  ShownEntries,
  contentUrlSchema,
  isFiltering,
  useListFilter,
} from './list-filter.tsx';
import { useCreateEntry } from './use-create-entry.ts';
import { useDeleteEntry } from './use-delete-entry.ts';
import { useEntries } from './use-entries.ts';
import { useFoundPosts } from './use-found-posts.ts';
import { contentMessages } from '../messages.ts';
import { listMessages } from './messages.ts';

/** The entries of a kind with the status of each language. */
export function EntryList({ kind }: { kind: ContentKind }) {
  const t = contentMessages[useLocale()];
  const url = useUrlState(contentUrlSchema);
  const { filter, sort } = useListFilter();
  const { creating, create } = useCreateEntry((id) => url.set({ entry: id }, { replace: false }));
  const { pages, entries } = useEntries(kind);

  // Of the posts only some are in the browser.
  const isLookedUp = kind === 'blog' && (isFiltering(filter) || sort !== 'usual');
  return (
    <>
      <PageHeader title={t.kinds[kind].title} text={t.kinds[kind].text}>
        <Button
          variant="primary"
          icon="plus"
          busy={creating}
          onClick={() => create(() => createEntry(kind, entries))}
        >
          {t.kinds[kind].add}
        </Button>
      </PageHeader>
      <Filters applied={isFiltering(filter) || sort !== 'usual'}>
        <ShownEntries />
        <ListControls kind={kind} />
      </Filters>
      {isLookedUp ? <FoundPosts /> : <StoredEntries kind={kind} pages={pages} entries={entries} />}
    </>
  );
}

/** The posts that a function finds for the filter. */
function FoundPosts() {
  const { filter, sort } = useListFilter();
  const { pages, rows, reload } = useFoundPosts(filter, sort, useLocale());
  return <Rows kind="blog" pages={pages} rows={rows} onChanged={reload} />;
}

/** The entries themselves, filtered and sorted by the browser; sorted by hand where the kind allows it. */
function StoredEntries({
  kind,
  pages,
  entries,
}: {
  kind: ContentKind;
  pages: PagedQuery;
  entries: readonly Entry[];
}) {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const { filter, sort } = useListFilter();
  const now = useNow();
  const found = entries.filter((entry) => matchesSearch(entry, filter.search));
  const rows = arrangeRows(
    found.map((entry) => listRow(entry, now)),
    filter,
    sort,
    locale,
  );
  const [announcement, setAnnouncement] = useState('');
  const [moved, setMoved] = useState<{ id: string; by: MoveControl } | null>(null);
  const { busy, run } = useMutation('changing the order of entries');
  const isMovable = KINDS[kind].isOrdered && sort === 'usual' && !isFiltering(filter);

  async function move(from: number, to: number, by: MoveControl): Promise<void> {
    const row = rows[from];
    if (!row || busy) return;
    setMoved({ id: row.id, by });
    const name = row.name[locale] || t.untitled;
    setAnnouncement(formatMessage(t.moved, { name, place: to + 1, count: rows.length }));
    await run(() => moveEntry(kind, entries, from, to));
  }

  return (
    <>
      {isMovable && rows.length > 1 && (
        <p className="text-hint text-a-muted mb-2 max-sm:hidden pointer-coarse:hidden">{t.keys}</p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Rows
        kind={kind}
        pages={pages}
        rows={rows}
        order={isMovable ? { moved, move: (...change) => void move(...change) } : null}
      />
    </>
  );
}

function Rows({
  kind,
  pages,
  rows,
  order = null,
  onChanged,
}: {
  kind: ContentKind;
  pages: PagedQuery;
  rows: readonly ListRow[];
  /** Null where the list cannot be reordered. */
  order?: (Pick<RowPlace, 'move'> & { moved: { id: string; by: MoveControl } | null }) | null;
  /** Called after an entry was deleted or brought back, where the list is not live. */
  onChanged?: () => void;
}) {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const { kinds } = contentMessages[locale];
  const url = useUrlState(contentUrlSchema);
  const remove = useDeleteEntry(kind, onChanged);
  const { filter } = useListFilter();
  const { create } = useCreateEntry((id) => url.set({ entry: id }, { replace: false }));
  const noMatch = pages.hasMore ? t.noMatchHere : t.noMatch;

  const duplicate = (original: string) =>
    create(() =>
      duplicateEntry(kind, original, (language, title) =>
        formatMessage(listMessages[language].list.copyOf, { title }),
      ),
    );

  return (
    <PagedPanel
      pages={pages}
      isEmpty={rows.length === 0}
      empty={isFiltering(filter) ? noMatch : kinds[kind].empty}
      emptyText={isFiltering(filter) ? t.noMatchText : kinds[kind].emptyText}
    >
      <ul aria-label={kinds[kind].title}>
        {rows.map((row, index) => (
          <EntryRow
            key={row.id}
            row={row}
            hasCover={rows.some(({ cover }) => cover !== null)}
            nameLanguage={kind === 'testimonials' ? undefined : rowNameLanguage(row, locale)}
            to={`/admin/${kind}${url.hrefOf({ entry: row.id })}`}
            place={
              order && {
                index,
                count: rows.length,
                move: order.move,
                movedBy: order.moved?.id === row.id ? order.moved.by : null,
              }
            }
            onDuplicate={() => duplicate(row.id)}
            onRemove={() => void remove(row)}
          />
        ))}
      </ul>
    </PagedPanel>
  );
}
