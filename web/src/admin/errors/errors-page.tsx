import { useState } from 'react';
import * as v from 'valibot';
import { ERROR_SEARCH_LENGTH, NEW_ERROR_DAYS } from '../../../../model/errors/group.ts';
import { DAY_MS } from '../../../../model/time-zone.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { FilterBar, PageHeader } from '../../admin-ui/index.ts';
import { PagedPanel } from '../../data/paged-panel.tsx';
import { GroupRow } from './group-row.tsx';
import { useGroups } from './use-groups.ts';
import type { Groups } from './use-groups.ts';
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
  const groups = useGroups(status, search);
  const [newSince] = useState(() => Date.now() - NEW_ERROR_DAYS * DAY_MS);
  const { run } = useMutation('changing an error group');

  const change = (...args: Parameters<Groups['change']>) =>
    void run(() => groups.change(...args), { text: t.done[args[1]] });

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
        pages={groups}
        isEmpty={groups.rows.length === 0}
        empty={search === '' ? emptyTitle : t.emptySearch}
        emptyText={search === '' ? t.emptyTexts[status] : t.emptySearchText}
        more={t.older}
      >
        <ul aria-label={t.list}>
          {groups.rows.map((row) => (
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
