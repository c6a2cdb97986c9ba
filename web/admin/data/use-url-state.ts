import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

interface UrlState<State> {
  state: State;
  /** Changes parts of the current state; does nothing once the page has been left. */
  set: (part: Partial<State>, options?: { replace: boolean }) => void;
  /** `href` of the page with parts of the state changed. */
  hrefOf: (part: Partial<State>) => string;
}

/**
 * State of a page that is kept in its query string, so that it survives a reload and can be sent as a link. A change
 * that waited for something (a write, a timer) is applied to the state of that later moment.
 * @param schema declared outside of the component; its entries are named like the parameters. Every entry has a fallback,
 * for invalid and missing parameters, which is also its default.
 */
export function useUrlState<State extends Readonly<Record<string, string>>>(
  schema: v.GenericSchema<unknown, State>,
): UrlState<State> {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const read = (from: URLSearchParams): State => v.parse(schema, Object.fromEntries(from));
  const state = read(query);

  /** Defaults are left out; parameters that are not part of the state stay. */
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
