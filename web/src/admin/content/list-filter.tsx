import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../features/i18n/index.ts';
import { SegmentedControl } from '../../controls/index.ts';
import { contentMessages } from './messages.ts';

/** True where the address asks for the deleted entries (`?show=deleted`). */
export function showsDeleted(query: URLSearchParams): boolean {
  return query.get('show') === 'deleted';
}

/** Chooses between the entries there are and the deleted ones; kept in the address. */
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
