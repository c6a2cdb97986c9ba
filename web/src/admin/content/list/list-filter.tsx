import * as v from 'valibot';
import { useLocale } from '../../../features/i18n/index.ts';
import { useUrlState } from '../../../data/use-url-state.ts';
import { SegmentedControl } from '../../../controls/index.ts';
import { contentMessages } from '../messages.ts';

/** Query string of the content pages. */
export const contentUrlSchema = v.object({
  /** Id of the open entry. An id with a slash would address another collection. */
  entry: v.fallback(v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)), ''),
  show: v.fallback(v.picklist(['current', 'deleted']), 'current'),
});

/** Switches between the present and the deleted entries; the selection is part of the URL. */
export function ListFilter() {
  const t = contentMessages[useLocale()].deleted;
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
