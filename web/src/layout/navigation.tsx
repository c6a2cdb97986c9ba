import type { ReactNode } from 'react';
import { memo } from 'react';
import { Link } from '../features/navigation/index.ts';
import type { RouteName, RouteRow } from '../routes.ts';
import { routes } from '../routes.ts';
import { studio } from '../studio/studio.ts';
import type { LayoutMessages } from '../public-ui/layout-messages.ts';
import { Logo } from '../public-ui/logo.tsx';

export type NavigationName = RouteName & keyof LayoutMessages['nav'];

/** Pages of the navigation in their order (docs/behaviour.md, "Pages and routes"). */
export const NAVIGATION = [
  'home',
  'who-we-are',
  'our-portofolio',
  'services',
  'testimonial',
  'blog',
  'contact-us',
  'faq',
] as const satisfies readonly NavigationName[];

const rows: readonly RouteRow[] = routes;

/**
 * Path of a page of the navigation.
 * @param mobile true gives the path of the mobile twin where the page has one
 */
export function navigationPath(name: NavigationName, mobile: boolean): string {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`The navigation names a page without a route: ${name}`);
  return (mobile ? row.twin : undefined) ?? row.path;
}

/** A link of a navigation bar; the link to the current page has `aria-current`. */
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

/**
 * An item with the links to the sign-in page, the account and the admin area, of which the style sheet shows the one for
 * who is here (`data-account`).
 */
export function AccountLinks({ messages: t }: { messages: LayoutMessages }) {
  return (
    <li className="account-links">
      {Object.entries(t.account).map(([to, label]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </li>
  );
}

/** The studio's logo and name, linked to the home page. */
export function Brand({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className="brand" aria-label={label}>
      <Logo />
      {studio.name}
    </Link>
  );
}
