import * as v from 'valibot';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { ListFilter } from '../../../../../model/content/list.ts';
import { LIST_SEARCH_LENGTH, LIST_STATUSES } from '../../../../../model/content/list.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { useSearch } from '../../../data/use-search.ts';
import { useUrlState } from '../../../data/use-url-state.ts';
import { SearchField, SegmentedControl, SelectField } from '../../../controls/index.ts';
import { contentMessages } from '../messages.ts';

/** How a list can be sorted; `usual` is by date for posts, and the order on the site for the other kinds. */
const SORTS = ['usual', 'changed', 'name'] as const;
export type ListSort = (typeof SORTS)[number];

/** Query string of the content pages. */
export const contentUrlSchema = v.object({
  /** Id of the open entry. An id with a slash would address another collection. */
  entry: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)), ''),
  show: v.fallback(v.picklist(['current', 'deleted']), 'current'),
  search: v.fallback(v.pipe(v.string(), v.maxLength(LIST_SEARCH_LENGTH)), ''),
  status: v.fallback(v.picklist(['any', ...LIST_STATUSES]), 'any'),
  language: v.fallback(v.picklist(['any', ...LOCALES]), 'any'),
  sort: v.fallback(v.picklist(SORTS), 'usual'),
});

const isOneOf = <T extends string>(options: readonly T[], value: string): value is T =>
  options.some((option) => option === value);

/** What the list is filtered by, and how it is sorted; kept in the URL. */
export function useListFilter(): { filter: ListFilter; sort: ListSort } {
  const { search, status, language, sort } = useUrlState(contentUrlSchema).state;
  return {
    filter: {
      search,
      status: status === 'any' ? null : status,
      language: language === 'any' ? null : language,
    },
    sort,
  };
}

/** True where the filter leaves entries out. */
export const isFiltering = ({ search, status, language }: ListFilter): boolean =>
  search !== '' || status !== null || language !== null;

/** Switches between the present and the deleted entries. */
export function ShownEntries() {
  const t = contentMessages[useLocale()].deleted;
  const url = useUrlState(contentUrlSchema);
  return (
    <SegmentedControl
      label={t.filter}
      options={[
        { value: 'current', label: t.current },
        { value: 'deleted', label: t.deleted },
      ]}
      value={url.state.show}
      onChoose={(show) => url.set({ show })}
    />
  );
}

/** Search, filters and order of the list. */
export function ListControls({ kind }: { kind: ContentKind }) {
  const t = contentMessages[useLocale()];
  const url = useUrlState(contentUrlSchema);
  const { state } = url;
  const search = useSearch(state.search, (text) => url.set({ search: text }));
  const usual = KINDS[kind].hasOrder ? t.list.sorts.order : t.list.sorts.newest;
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-2 min-[760px]:grid-cols-[minmax(10rem,1.5fr)_repeat(3,minmax(0,1fr))]">
      <SearchField
        {...search}
        className="max-[759px]:col-span-full"
        label={t.list.search}
        placeholder={t.list.search}
        maxLength={LIST_SEARCH_LENGTH}
        hideLabel
      />
      <SelectField
        label={t.list.status}
        options={[
          { value: 'any', label: t.list.anyStatus },
          ...LIST_STATUSES.map((value) => ({
            value,
            label: value === 'outdated' ? t.outdated : t.states[value],
          })),
        ]}
        value={state.status}
        onChange={({ target: { value } }) => {
          if (isOneOf(['any', ...LIST_STATUSES], value)) url.set({ status: value });
        }}
      />
      <SelectField
        label={t.list.language}
        options={[
          { value: 'any', label: t.list.anyLanguage },
          ...LOCALES.map((value) => ({ value, label: t.languages[value] })),
        ]}
        value={state.language}
        onChange={({ target: { value } }) => {
          if (isOneOf(['any', ...LOCALES], value)) url.set({ language: value });
        }}
      />
      <SelectField
        className="max-[759px]:col-span-full"
        label={t.list.sort}
        options={[
          { value: 'usual', label: usual },
          { value: 'changed', label: t.list.sorts.changed },
          { value: 'name', label: t.list.sorts.name },
        ]}
        value={state.sort}
        onChange={({ target: { value } }) => {
          if (isOneOf(SORTS, value)) url.set({ sort: value });
        }}
      />
    </div>
  );
}
