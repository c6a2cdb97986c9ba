import type { ReactNode } from 'react';
import { Link } from '../../features/navigation/index.ts';

/** Link from a panel of the dashboard to its page. */
export function PanelLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="control-link control-link-alone">
      {children}
    </Link>
  );
}
