import { useSearchParams } from 'react-router-dom';
import { useLocale } from '../../features/locale/index.ts';
import { contentWords } from './words.ts';

/** True where the address asks for the deleted entries (`?show=deleted`). */
export function showsDeleted(query: URLSearchParams): boolean {
  return query.get('show') === 'deleted';
}

/** Chooses between the entries there are and the deleted ones; kept in the address. */
export function ListChoice() {
  const words = contentWords[useLocale()].deleted;
  const [query, setQuery] = useSearchParams();
  const isDeleted = showsDeleted(query);
  const choices = [
    { label: words.current, pressed: !isDeleted, query: {} },
    { label: words.deleted, pressed: isDeleted, query: { show: 'deleted' } },
  ];
  return (
    <div role="group" aria-label={words.filter} className="k-segments mb-3">
      {choices.map(({ label, pressed, query: next }) => (
        <button
          key={label}
          type="button"
          className="k-segment"
          aria-pressed={pressed}
          onClick={() => setQuery(next, { replace: true })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
