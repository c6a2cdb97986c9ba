import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

interface UrlState<State> {
  state: State;
  set: (part: Partial<State>, options?: { replace: boolean }) => void;
  hrefOf: (part: Partial<State>) => string;
}

/**
 * State in the query string. A change after a write or a timer is applied to the state of that moment.
 * @param schema every entry is a parameter, whose fallback is its default
 */
export function useUrlState<State extends Readonly<Record<string, string>>>(
  schema: v.GenericSchema<unknown, State>,
): UrlState<State> {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const read = (from: URLSearchParams): State => v.parse(schema, Object.fromEntries(from));
  const state = read(query);

  /** Leaves out defaults; other parameters stay. */
  function write(changed: State, before: URLSearchParams): URLSearchParams {
    const defaults = v.parse(schema, {});
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(changed)) {
      next.delete(name);
      if (value !== defaults[name]) next.set(name, value);
    }
    return next;
  }

  return {
    state,
    set: (part, options = { replace: true }) => {
      if (location.pathname !== pathname) return;
      const now = new URLSearchParams(location.search);
      setQuery(write({ ...read(now), ...part }, now), options);
    },
    hrefOf: (part) => `?${write({ ...state, ...part }, query)}`,
  };
}
