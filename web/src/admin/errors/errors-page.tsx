import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ERROR_GROUP_LIMITS } from '../../../../model/error-group.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import {
  Empty,
  PageHeader,
  PagedPanel,
  SegmentedControl,
  TextField,
  useToast,
} from '../../controls/index.ts';
import './errors.css';
import { GroupRow } from './group-row.tsx';
import { useGroups } from './use-groups.ts';
import type { Groups } from './use-groups.ts';
import { errorsMessages } from './messages.ts';

const FILTERS = ['open', 'resolved', 'muted', 'all'] as const;

/** Errors of visitors, grouped: what to mend first, and what is mended. */
export function ErrorsPage() {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const filter = FILTERS.find((one) => one === query.get('status')) ?? 'open';
  const open = query.get('group');
  const [search, setSearch] = useState(query.get('search') ?? '');
  const groups = useGroups(filter, useDebounced(search.trim()));
  const { run } = useMutation('changing an error group');

  function set(name: string, value: string): void {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  }

  const act = (...change: Parameters<Groups['change']>) =>
    void run(() => groups.change(...change)).then((worked) => {
      if (worked) toast({ text: t.done[change[1]] });
    });

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  }

  const emptyOfFilter = filter === 'open' ? t.emptyOpen : t.empty;
  const emptyTitle = search.trim() === '' ? emptyOfFilter : t.emptySearch;

  return (
    <>
      <PageHeader title={t.title} text={t.text} />
      <div className="mb-4 grid gap-3 lg:grid-cols-[1fr_minmax(16rem,22rem)] lg:items-start">
        <SegmentedControl
          label={t.filterBy}
          options={FILTERS.map((name) => ({ value: name, label: t.filters[name] }))}
          value={filter}
          onChoose={(name) => set('status', name === 'open' ? '' : name)}
        />
        <TextField
          label={t.search}
          hideLabel
          placeholder={t.searchHint}
          type="search"
          autoComplete="off"
          maxLength={ERROR_GROUP_LIMITS.search}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            set('search', event.target.value.trim());
          }}
        />
      </div>
      <PagedPanel
        pages={groups}
        empty={groups.rows.length === 0 ? <Empty title={emptyTitle} /> : null}
        more={t.older}
      >
        <ul ref={list} aria-label={t.list} onKeyDown={move}>
          {groups.rows.map((row) => (
            <GroupRow
              key={row.id}
              row={row}
              isOpen={row.id === open}
              toggle={() => set('group', row.id === open ? '' : row.id)}
              act={act}
            />
          ))}
        </ul>
      </PagedPanel>
      {groups.rows.length > 0 && <p className="control-hint mt-3">{t.keys}</p>}
    </>
  );
}
