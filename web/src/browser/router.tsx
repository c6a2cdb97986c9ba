import type { ReactNode } from 'react';
import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';

/** The address of the page and the history entry it belongs to. */
export interface RouterLocation {
  pathname: string;
  /** Query with its `?`, or empty. */
  search: string;
  /** Fragment with its `#`, or empty. */
  hash: string;
  /** What `navigate` was given for this entry; null for every other one. */
  state: unknown;
  /** Identifies the history entry; `default` for one that the app did not make. */
  key: string;
}

/** `POP`: the browser changed the address (first page, back, forward, fragment). */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Changes the address without loading a document. `to` is resolved against the address at this moment. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

interface RouterState {
  location: RouterLocation;
  type: NavigationType;
}

const StateContext = createContext<RouterState | null>(null);
const NavigateContext = createContext<Navigate>(() => undefined);

function readLocation(): RouterLocation {
  const { pathname, search, hash } = location;
  const entry = history.state as { key?: string; state?: unknown } | null;
  return { pathname, search, hash, key: entry?.key ?? 'default', state: entry?.state ?? null };
}

/** Changes the address. @throws Error for another origin */
function changeAddress(to: string, { replace = false, state = null }: NavigateOptions): void {
  const url = new URL(to, location.href);
  if (url.origin !== location.origin) throw new Error(`Not an address of this site: ${to}`);
  // Drops a `?` without a query.
  if (!url.search) url.search = '';
  const entry = { key: Math.random().toString(36).slice(2, 10), state };
  try {
    if (replace) history.replaceState(entry, '', url);
    else history.pushState(entry, '', url);
  } catch {
    // Safari limits the number of entries per time.
    location.assign(url);
  }
}

/** Follows the browser's address; what is below it reads the address with `useLocation`. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [state, setState] = useState<RouterState>(() => ({
    location: readLocation(),
    type: 'POP',
  }));
  const navigate = useMemo<Navigate>(
    () =>
      (to, options = {}) => {
        changeAddress(to, options);
        setState({ location: readLocation(), type: options.replace ? 'REPLACE' : 'PUSH' });
      },
    [],
  );
  useLayoutEffect(() => {
    const follow = () => setState({ location: readLocation(), type: 'POP' });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return (
    <StateContext value={state}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </StateContext>
  );
}

/** The router of prerendering: one address that never changes. */
export function StaticRouter({ path, children }: { path: string; children: ReactNode }) {
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  return <StateContext value={{ location, type: 'POP' }}>{children}</StateContext>;
}

function useRouterState(): RouterState {
  const state = use(StateContext);
  if (!state) throw new Error('There is no router above this component');
  return state;
}

export const useLocation = (): RouterLocation => useRouterState().location;

/** How the address came to be what it is. */
export const useNavigationType = (): NavigationType => useRouterState().type;

/** The same function at every render. */
export const useNavigate = (): Navigate => use(NavigateContext);

/** The query, and a function that replaces all of it; the fragment is dropped. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useMemo(
    () =>
      (next: URLSearchParams | Record<string, string>, options?: NavigateOptions): void =>
        navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  );
  return [query, setQuery] as const;
}
