import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../features/locale/index.ts';
import { Segments } from '../ui/index.ts';
import { contentWords } from './words.ts';

/** True where the address asks for the deleted entries (`?show=deleted`). */
export function showsDeleted(query: URLSearchParams): boolean {
  return query.get('show') === 'deleted';
}

/** Chooses between the entries there are and the deleted ones; kept in the address. */
export function ListChoice() {
  const words = contentWords[useLocale()].deleted;
  const [query, setQuery] = useSearchParams();
  return (
    <Segments
      className="mb-3"
      label={words.filter}
      options={[
        { value: 'current', label: words.current },
        { value: 'deleted', label: words.deleted },
      ]}
      value={showsDeleted(query) ? 'deleted' : 'current'}
      onChoose={(show) => setQuery(show === 'deleted' ? { show } : {}, { replace: true })}
    />
  );
}
