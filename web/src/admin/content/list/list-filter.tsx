import * as v from 'valibot';
import type { ContentKind } from '../../../../../model/content/kinds.ts';
import type { ListFilter } from '../../../../../model/content/list.ts';
import { LIST_SEARCH_LENGTH, LIST_STATUSES } from '../../../../../model/content/list.ts';
import { KINDS } from '../../../../../model/content/kinds.ts';
import { LOCALES } from '../../../../../model/locale.ts';
import { useLocale } from '../../../features/locale/index.ts';
import { useUrlState } from '../../../data/use-url-state.ts';
import { SearchField, SegmentedControl, SelectField } from '../../../admin-ui/index.ts';
import { contentMessages } from '../messages.ts';
import { listMessages } from './messages.ts';

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
  const t = listMessages[useLocale()].deleted;
  const url = useUrlState(contentUrlSchema);
  return (
    <SegmentedControl
      className="mb-3"
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
  const t = listMessages[useLocale()].list;
  const { languages, states, outdated } = contentMessages[useLocale()];
  const url = useUrlState(contentUrlSchema);
  const { state } = url;
  const usual = KINDS[kind].isOrdered ? t.sorts.order : t.sorts.newest;
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-2 min-[760px]:grid-cols-[minmax(10rem,1.5fr)_repeat(3,minmax(0,1fr))]">
      <SearchField
        applied={state.search}
        apply={(text) => url.set({ search: text })}
        className="max-[759px]:col-span-full"
        label={t.search}
        placeholder={t.search}
        maxLength={LIST_SEARCH_LENGTH}
        hideLabel
      />
      <SelectField
        label={t.status}
        options={[
          { value: 'any', label: t.anyStatus },
          ...LIST_STATUSES.map((value) => ({
            value,
            label: value === 'outdated' ? outdated : states[value],
          })),
        ]}
        value={state.status}
        onChoose={(status) => url.set({ status })}
      />
      <SelectField
        label={t.language}
        options={[
          { value: 'any', label: t.anyLanguage },
          ...LOCALES.map((value) => ({ value, label: languages[value] })),
        ]}
        value={state.language}
        onChoose={(language) => url.set({ language })}
      />
      <SelectField
        className="max-[759px]:col-span-full"
        label={t.sort}
        options={[
          { value: 'usual', label: usual },
          { value: 'changed', label: t.sorts.changed },
          { value: 'name', label: t.sorts.name },
        ]}
        value={state.sort}
        onChoose={(sort) => url.set({ sort })}
      />
    </div>
  );
}
