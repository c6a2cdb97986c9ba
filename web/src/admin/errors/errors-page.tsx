import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { ERROR_GROUP_LIMITS, NEW_ERROR_DAYS } from '../../../../model/errors/group.ts';
import { DAY_MS } from '../../../../model/time-zone.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { FilterBar, PageHeader } from '../../controls/index.ts';
import { PagedPanel } from '../../data/paged-panel.tsx';
import { GroupRow } from './group-row.tsx';
import { useGroups } from './use-groups.ts';
import type { Groups } from './use-groups.ts';
import { errorsMessages } from './messages.ts';

const FILTERS = ['open', 'resolved', 'muted', 'all'] as const;

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
  const list = useRef<HTMLUListElement>(null);
  const url = useUrlState(urlSchema);
  const { status, search, group } = url.state;
  const groups = useGroups(status, search);
  const [newSince] = useState(() => Date.now() - NEW_ERROR_DAYS * DAY_MS);
  const { run } = useMutation('changing an error group');

  const change = (...args: Parameters<Groups['change']>) =>
    void run(() => groups.change(...args), { text: t.done[args[1]] });

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  }

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
          maxLength: ERROR_GROUP_LIMITS.search,
        }}
      />
      <PagedPanel
        pages={groups}
        isEmpty={groups.rows.length === 0}
        empty={search === '' ? emptyTitle : t.emptySearch}
        emptyText={search === '' ? t.emptyTexts[status] : t.emptySearchText}
        more={t.older}
      >
        <ul ref={list} aria-label={t.list} onKeyDown={move}>
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
      {groups.rows.length > 0 && (
        <p className="control-hint mt-3 max-sm:hidden pointer-coarse:hidden">{t.keys}</p>
      )}
    </>
  );
}
