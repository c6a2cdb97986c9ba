import type { ReactNode } from 'react';
import { memo } from 'react';
import { Link } from '../features/navigation/index.ts';

/** A link of a navigation bar; the one to the open page is marked for eyes and for screen readers. */
export const NavLink = memo(function NavLink(props: {
  to: string;
  current: boolean;
  children: ReactNode;
}) {
  const { to, current, children } = props;
  return (
    <Link to={to} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
});
