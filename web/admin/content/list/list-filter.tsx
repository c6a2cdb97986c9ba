import * as v from 'valibot';
import { useUrlState } from '#admin/data/use-url-state.ts';
import { SearchField, SegmentedControl, SelectField } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { LIST_SEARCH_LENGTH, LIST_STATUSES } from '#model/content/list.ts';
import { contentMessages } from '../messages.ts';
import { listMessages } from './messages.ts';

export const contentUrlSchema = v.object({
  entry: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)), ''),
  /** A text that cannot be edited has its history all the same. */
  open: v.fallback(v.picklist(['editor', 'history']), 'editor'),
  show: v.fallback(v.picklist(['current', 'deleted']), 'current'),
  pages: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d?$/)), '1'),
  search: v.fallback(v.pipe(v.string(), v.maxLength(LIST_SEARCH_LENGTH)), ''),
  status: v.fallback(v.picklist(['any', ...LIST_STATUSES]), 'any'),
});

export const isFiltering = ({ search, status }: v.InferOutput<typeof contentUrlSchema>): boolean =>
  search !== '' || status !== 'any';

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

/** The search is in the address. */
export function ContentSearch({ label }: { label: string }) {
  const url = useUrlState(contentUrlSchema);
  return (
    <SearchField
      applied={url.state.search}
      apply={(search) => url.set({ search, pages: '1' })}
      label={label}
      placeholder={label}
      maxLength={LIST_SEARCH_LENGTH}
      hideLabel
    />
  );
}

export function ListControls({ searchLabel }: { searchLabel?: string }) {
  const t = listMessages[useLocale()].list;
  const { states, outdated, failed } = contentMessages[useLocale()];
  const statuses = { ...states, outdated, failed, attention: t.attention };
  const url = useUrlState(contentUrlSchema);
  return (
    <div className="mb-4 grid items-end gap-x-3 gap-y-2 min-[760px]:grid-cols-[minmax(10rem,2fr)_1fr]">
      <ContentSearch label={searchLabel ?? t.search} />
      <SelectField
        label={t.status}
        options={[
          { value: 'any', label: t.anyStatus },
          ...LIST_STATUSES.map((value) => ({ value, label: statuses[value] })),
        ]}
        value={url.state.status}
        onChoose={(status) => url.set({ status, pages: '1' })}
      />
    </div>
  );
}
