import type { Ref } from 'react';
import { useLocale } from '../../features/locale/index.ts';
import { Segments, TextField } from '../ui/index.ts';
import type { Filter } from './filters.ts';
import { FILTERS } from './filters.ts';
import { messageWords } from './words.ts';

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
  const words = messageWords[useLocale()];
  return (
    <div
      className={`mb-4 grid gap-3 lg:grid-cols-[1fr_minmax(16rem,22rem)] lg:items-start ${className}`}
    >
      <Segments
        label={words.filterBy}
        options={FILTERS.map((name) => ({ value: name, label: words.filters[name] }))}
        value={filter}
        onChoose={onFilter}
      />
      <TextField
        ref={searchField}
        label={words.search}
        hideLabel
        placeholder={words.searchHint}
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
