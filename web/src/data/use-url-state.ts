import { useLocation, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

/** An object of strings; every entry has a fallback, which is also its default. */
type UrlSchema<State> = v.GenericSchema<unknown, State>;

/** Reads the state from a query string. Invalid and missing parameters get the schema's fallback. */
export function readUrlState<State extends Readonly<Record<string, string>>>(
  schema: UrlSchema<State>,
  query: URLSearchParams,
): State {
  return v.parse(schema, Object.fromEntries(query));
}

/** Writes the state into a query string. Defaults are left out; parameters that are not part of the state stay. */
export function writeUrlState<State extends Readonly<Record<string, string>>>(
  schema: UrlSchema<State>,
  state: State,
  query: URLSearchParams,
): URLSearchParams {
  const defaults = v.parse(schema, {});
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(state)) {
    next.delete(name);
    if (value !== defaults[name]) next.set(name, value);
  }
  return next;
}

export interface UrlState<State> {
  state: State;
  /** Changes parts of the current state; does nothing once the page has been left. */
  set: (part: Partial<State>, options?: { replace: boolean }) => void;
  /** `href` of the page with parts of the state changed. */
  hrefOf: (part: Partial<State>) => string;
}

/**
 * State of a page that is kept in its query string, so that it survives a reload and can be sent as a link. A change
 * that waited for something (a write, a timer) is applied to the state of that later moment.
 * @param schema declared outside of the component; its entries are named like the parameters
 */
export function useUrlState<State extends Readonly<Record<string, string>>>(
  schema: UrlSchema<State>,
): UrlState<State> {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const state = readUrlState(schema, query);
  return {
    state,
    set: (part, options = { replace: true }) => {
      if (location.pathname !== pathname) return;
      const now = new URLSearchParams(location.search);
      setQuery(writeUrlState(schema, { ...readUrlState(schema, now), ...part }, now), options);
    },
    hrefOf: (part) => `?${writeUrlState(schema, { ...state, ...part }, query)}`,
  };
}
