import { useLocation, useSearchParams } from 'react-router-dom';
import type { View } from './filters.ts';
import { readView, writeView } from './filters.ts';

export interface AddressedView {
  view: View;
  /** The view at this moment, which a render may be behind; null once the inbox has been left. */
  now: () => View | null;
  /** Changes parts of the view as it is at this moment; nothing once the inbox has been left. */
  change: (part: Partial<View>) => void;
}

/**
 * The view that the address asks for. What waited for something before it changes the view was made by an older
 * render: it finds the address as it is by then, and puts nothing back that the admin has chosen meanwhile.
 */
export function useInboxUrl(): AddressedView {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const now = () =>
    location.pathname === pathname ? readView(new URLSearchParams(location.search)) : null;
  return {
    view: readView(query),
    now,
    change: (part) => {
      const view = now();
      if (view !== null) setQuery(writeView({ ...view, ...part }), { replace: true });
    },
  };
}
