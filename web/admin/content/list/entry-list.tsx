import { useState } from 'react';
import { callApi } from '#admin/data/api-client.ts';
import { PagedPanel } from '#admin/data/async-content.tsx';
import { LOADING, useAsync } from '#admin/data/use-live-query.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import type { PagedQuery } from '#admin/data/use-paged-query.ts';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { Button, controlMessages, Filters, PageHeader } from '#admin/ui/index.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import type { Entry } from '#model/content/draft.ts';
import {
  type FoundPosts,
  type ListRow,
  hasStatus,
  listRow,
  matchesSearch,
} from '#model/content/list.ts';
import type { ListedType } from '#model/content/type-names.ts';
import { contentMessages } from '../messages.ts';
import { changeContent } from '../save/change-content.ts';
import { EntryRow } from './entry-row.tsx';
import { ListControls, ShownEntries, contentUrlSchema, isFiltering } from './list-filter.tsx';
import { listMessages } from './messages.ts';
import { POSTS_PER_PAGE, useCreateEntry, useDeleteEntry, useEntries } from './use-entries.ts';
import { useRowFocus } from './use-row-focus.ts';

export function EntryList({ type }: { type: ListedType }) {
  const t = contentMessages[useLocale()].types[type];
  const url = useUrlState(contentUrlSchema);
  const isFiltered = isFiltering(url.state);
  const { busy, create } = useCreateEntry(type, (id) => url.set({ entry: id }, { replace: false }));
  const opened = Number(url.state.pages);
  const { pages, entries } = useEntries(type, opened);
  const loadMore = () => {
    pages.loadMore();
    url.set({ pages: String(opened + 1) });
  };
  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        <Button variant="primary" icon="plus" busy={busy} onClick={() => create(entries)}>
          {t.add}
        </Button>
      </PageHeader>
      <Filters applied={isFiltered}>
        <ShownEntries />
        <ListControls />
      </Filters>
      {type === 'blog' && isFiltered ? (
        <FilteredPosts />
      ) : (
        <StoredEntries type={type} pages={{ ...pages, loadMore }} entries={entries} />
      )}
    </>
  );
}

/** A function searches, because the browser has not loaded all posts. Not live. */
function FilteredPosts() {
  const url = useUrlState(contentUrlSchema);
  const { search, status, pages: opened } = url.state;
  const shown = Number(opened) * POSTS_PER_PAGE;
  const loaded = useAsync(search, () =>
    callApi<FoundPosts>(`posts?${new URLSearchParams({ search })}`),
  );
  const posts = loaded.state === 'ready' && loaded.isCurrent ? loaded.value.posts : [];
  const rows = posts.filter((row) => hasStatus(row, status));
  const pages: PagedQuery = {
    first: loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true },
    hasMore: rows.length > shown,
    loadingMore: false,
    loadMore: () => url.set({ pages: String(Number(opened) + 1) }),
  };
  return <Rows type="blog" pages={pages} rows={rows.slice(0, shown)} onChanged={loaded.reload} />;
}

/** Filtered by the browser; sorted by hand if the type allows it. */
function StoredEntries({
  type,
  pages,
  entries,
}: {
  type: ListedType;
  pages: PagedQuery;
  entries: readonly Entry[];
}) {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const { state } = useUrlState(contentUrlSchema);
  const rows = entries
    .filter((entry) => matchesSearch(entry, state.search))
    .map((entry) => listRow(entry))
    .filter((row) => hasStatus(row, state.status));
  const [announcement, setAnnouncement] = useState('');
  const { run } = useMutation('changing the order of entries');
  const isMovable = CONTENT_TYPES[type].isOrdered && !isFiltering(state);

  function move(from: number, to: number): void {
    const row = rows[from];
    if (!row || !rows[to]) return;
    const name = row.name[locale] || t.untitled;
    setAnnouncement(
      formatMessage(controlMessages[locale].moved, { name, place: to + 1, count: rows.length }),
    );
    const others = entries.filter(({ id }) => id !== row.id);
    const after = others[to - 1]?.id ?? null;
    void run(() => changeContent({ command: 'move', type, entry: row.id, after }));
  }

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Rows type={type} pages={pages} rows={rows} move={isMovable ? move : null} />
    </>
  );
}

function Rows({
  type,
  pages,
  rows,
  move = null,
  onChanged,
}: {
  type: ListedType;
  pages: PagedQuery;
  rows: readonly ListRow[];
  move?: ((from: number, to: number) => void) | null;
  onChanged?: () => void;
}) {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const { title, empty, emptyText } = contentMessages[locale].types[type];
  const url = useUrlState(contentUrlSchema);
  const remove = useDeleteEntry(type, onChanged);
  const isFiltered = isFiltering(url.state);
  const focus = useRowFocus(
    type,
    rows.map(({ id }) => id),
  );
  return (
    <PagedPanel
      pages={pages}
      isEmpty={rows.length === 0}
      empty={isFiltered ? t.noMatch : empty}
      emptyText={isFiltered ? t.noMatchText : emptyText}
    >
      <ul aria-label={title} {...focus}>
        {rows.map((row, index) => (
          <EntryRow
            key={row.id}
            row={row}
            hasCover={rows.some(({ cover }) => cover !== null)}
            to={`/admin/${type}${url.hrefOf({ entry: row.id })}`}
            place={move && { index, count: rows.length, move }}
            onHistory={() => url.set({ entry: row.id, open: 'history' }, { replace: false })}
            onRemove={() => void remove(row)}
          />
        ))}
      </ul>
    </PagedPanel>
  );
}
