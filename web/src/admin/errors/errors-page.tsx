import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ERROR_GROUP_LIMITS } from '../../../../model/error-group.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useChange } from '../data/use-change.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { Empty, PageHead, PagedPanel, Segments, TextField, useToast } from '../ui/index.ts';
import './errors.css';
import { GroupRow } from './group-row.tsx';
import { useGroups } from './use-groups.ts';
import type { Groups } from './use-groups.ts';
import { errorWords } from './words.ts';

const FILTERS = ['open', 'resolved', 'muted', 'all'] as const;

/** Errors of visitors, grouped: what to mend first, and what is mended. */
export function ErrorsPage() {
  const locale = useLocale();
  const words = errorWords[locale];
  const toast = useToast();
  const [query, setQuery] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const filter = FILTERS.find((one) => one === query.get('status')) ?? 'open';
  const open = query.get('group');
  const [search, setSearch] = useState(query.get('search') ?? '');
  const groups = useGroups(filter, useDebounced(search.trim()));
  const { run } = useChange('changing an error group');

  function set(name: string, value: string): void {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { replace: true });
  }

  const act = (...change: Parameters<Groups['change']>) =>
    void run(() => groups.change(...change)).then((worked) => {
      if (worked) toast({ text: words.done[change[1]] });
    });

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  }

  const emptyOfFilter = filter === 'open' ? words.emptyOpen : words.empty;
  const emptyTitle = search.trim() === '' ? emptyOfFilter : words.emptySearch;

  return (
    <>
      <PageHead title={words.title} text={words.text} />
      <div className="mb-4 grid gap-3 lg:grid-cols-[1fr_minmax(16rem,22rem)] lg:items-start">
        <Segments
          label={words.filterBy}
          options={FILTERS.map((name) => ({ value: name, label: words.filters[name] }))}
          value={filter}
          onChoose={(name) => set('status', name === 'open' ? '' : name)}
        />
        <TextField
          label={words.search}
          hideLabel
          placeholder={words.searchHint}
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
        more={words.older}
      >
        <ul ref={list} aria-label={words.list} onKeyDown={move}>
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
      {groups.rows.length > 0 && <p className="k-hint mt-3">{words.keys}</p>}
    </>
  );
}
