import type { Ref } from 'react';
import { useLocale } from '../../features/i18n/index.ts';
import { SegmentedControl, TextField } from '../../controls/index.ts';
import type { Filter } from './filters.ts';
import { FILTERS } from './filters.ts';
import { inboxMessages } from './messages.ts';

/** Which messages, and what to look for in them. */
export function FilterBar({
  filter,
  search,
  searchField,
  className,
  onFilter,
  onSearch,
}: {
  filter: Filter;
  search: string;
  searchField: Ref<HTMLInputElement>;
  className: string;
  onFilter: (filter: Filter) => void;
  onSearch: (search: string) => void;
}) {
  const t = inboxMessages[useLocale()];
  return (
    <div
      className={`mb-4 grid gap-3 lg:grid-cols-[1fr_minmax(16rem,22rem)] lg:items-start ${className}`}
    >
      <SegmentedControl
        label={t.filterBy}
        options={FILTERS.map((name) => ({ value: name, label: t.filters[name] }))}
        value={filter}
        onChoose={onFilter}
      />
      <TextField
        ref={searchField}
        label={t.search}
        hideLabel
        placeholder={t.searchHint}
        type="search"
        value={search}
        autoComplete="off"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
