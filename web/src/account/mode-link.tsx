import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

/** Changes what the sign-in page shows and keeps where the visitor wants to go. */
export function ModeLink({ mode, children }: { mode: string | null; children: ReactNode }) {
  const [query] = useSearchParams();
  const next = new URLSearchParams();
  if (mode !== null) next.set('mode', mode);
  const wanted = query.get('next');
  if (wanted !== null) next.set('next', wanted);
  return (
    <Link className="control-link control-link-alone" to={`?${next.toString()}`}>
      {children}
    </Link>
  );
}
