import { type ReactNode, type RefObject, memo, useLayoutEffect, useRef } from 'react';
import { Logo } from '#studio/logo.tsx';
import { studio } from '#studio/studio.ts';
import { Link } from '../features/navigation/link.tsx';
import type { LayoutMessages } from '../messages.ts';
import { type RouteName, type RouteRow, routes } from '../routes.ts';

export interface LayoutProps {
  /** Null on the 404 page. */
  row: RouteRow | null;
  messages: LayoutMessages;
  /** Link to WhatsApp, with a text that names the page. */
  chat: string;
  children: ReactNode;
}

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

/** Path of a page of the navigation; a `Link` leads phones to its mobile twin. */
export function navigationPath(name: NavigationName): string {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`The navigation names a page without a route: ${name}`);
  return row.path;
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

/**
 * A menu that the browser opens by its `popover` attribute; it is closed when another page is shown.
 * @param page changes with the page, e.g. the name of its route
 */
export function usePopoverMenu<Menu extends HTMLElement>(
  page: string | undefined,
): RefObject<Menu | null> {
  const ref = useRef<Menu>(null);
  const shownPage = useRef(page);
  // A layout effect, because a closing menu returns the focus to its button. The focus is moved to the new page after that.
  useLayoutEffect(() => {
    // Not on the first render: the menu may have been opened before the app started.
    if (shownPage.current === page) return;
    shownPage.current = page;
    const menu = ref.current;
    // Browsers without popovers show the menu in the page's flow.
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [page]);
  return ref;
}
