import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../../features/i18n/index.ts';
import { SegmentedControl } from '../../../controls/index.ts';
import { contentMessages } from '../messages.ts';

/** True where the URL selects the deleted entries (`?show=deleted`). */
export function showsDeleted(query: URLSearchParams): boolean {
  return query.get('show') === 'deleted';
}

/** Switches between the present and the deleted entries; the selection is part of the URL. */
export function ListFilter() {
  const t = contentMessages[useLocale()].deleted;
  const [query, setQuery] = useSearchParams();
  return (
    <SegmentedControl
      className="mb-3"
      label={t.filter}
      options={[
        { value: 'current', label: t.current },
        { value: 'deleted', label: t.deleted },
      ]}
      value={showsDeleted(query) ? 'deleted' : 'current'}
      onChoose={(show) => setQuery(show === 'deleted' ? { show } : {}, { replace: true })}
    />
  );
}
