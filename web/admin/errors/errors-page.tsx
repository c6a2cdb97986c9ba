import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ErrorGroupChange, ErrorGroupRow, ErrorGroupsAnswer } from '#model/errors/api.ts';
import { type ErrorGroupStatus, ERROR_SEARCH_LENGTH, NEW_ERROR_DAYS } from '#model/errors/group.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { callApi } from '../data/api-client.ts';
import { PagedPanel } from '../data/paged-panel.tsx';
import { useMutation } from '../data/use-mutation.ts';
import { usePagedApi } from '../data/use-paged-api.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { FilterBar, PageHeader } from '../ui/index.ts';
import { GroupRow } from './group-row.tsx';
import { errorsMessages } from './messages.ts';

const FILTERS = ['open', 'resolved', 'all'] as const;

const urlSchema = v.object({
  status: v.fallback(v.picklist(FILTERS), 'open'),
  search: v.fallback(v.string(), ''),
  /** Id of the expanded group. */
  group: v.fallback(v.string(), ''),
});

/** Error groups of visitors, last seen first. */
export function ErrorsPage() {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const url = useUrlState(urlSchema);
  const { status, search, group } = url.state;
  const { items, ...pages } = usePagedApi(`${status}/${search}`, async (before: number | null) => {
    const { groups, next } = await loadGroups(status, search, before);
    return { items: groups, next };
  });
  // A changed group keeps its place until the list is loaded again.
  const [changed, setChanged] = useState<ReadonlyMap<string, ErrorGroupRow>>(new Map());
  useEffect(() => () => setChanged(new Map()), [status, search]);
  const [newSince] = useState(() => Date.now() - NEW_ERROR_DAYS * DAY_MS);
  const { run } = useMutation('changing an error group');

  const change = (sent: ErrorGroupChange) =>
    void run(
      async () => {
        const row = await callApi<ErrorGroupRow>('errors', sent);
        setChanged((before) => new Map(before).set(row.id, row));
      },
      { text: t.done[sent.action] },
    );

  const emptyText = status === 'resolved' ? t.emptyResolved : t.emptyText;
  const emptyTitle = status === 'open' ? t.emptyOpen : t.empty;
  return (
    <>
      <PageHeader title={t.title} text={t.text} />
      <FilterBar
        filter={{
          label: t.filterBy,
          options: FILTERS.map((name) => ({ value: name, label: t.filters[name] })),
          value: status,
          onChoose: (name) => url.set({ status: name }),
        }}
        search={{
          applied: search,
          apply: (text) => url.set({ search: text }),
          label: t.search,
          placeholder: t.searchHint,
          maxLength: ERROR_SEARCH_LENGTH,
        }}
      />
      <PagedPanel
        pages={pages}
        isEmpty={items.length === 0}
        empty={search === '' ? emptyTitle : t.emptySearch}
        emptyText={search === '' ? emptyText : t.emptySearchText}
      >
        <ul aria-label={t.list}>
          {items
            .map((item) => changed.get(item.id) ?? item)
            .map((row) => (
              <GroupRow
                key={row.id}
                row={row}
                isNew={row.status === 'open' && row.first_seen > newSince}
                isOpen={row.id === group}
                toggle={() => url.set({ group: row.id === group ? '' : row.id })}
                change={change}
              />
            ))}
        </ul>
      </PagedPanel>
    </>
  );
}

/** A page of error groups, last seen first. @param before `next` of the previous page */
function loadGroups(
  status: ErrorGroupStatus | 'all',
  search: string,
  before: number | null,
): Promise<ErrorGroupsAnswer> {
  const query = new URLSearchParams();
  if (status !== 'all') query.set('status', status);
  if (search !== '') query.set('search', search);
  if (before !== null) query.set('before', String(before));
  return callApi(`errors?${query}`);
}
