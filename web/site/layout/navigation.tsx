import { type ReactNode, type RefObject, memo, useLayoutEffect, useRef } from 'react';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import { Logo } from '#studio/logo.tsx';
import { studio } from '#studio/studio.ts';
import { Link } from '../features/navigation/link.tsx';
import { type RouteName, type Route, routes } from '../routes.ts';

export interface LayoutProps {
  route: Route | null;
  messages: LayoutMessages;
  chat: string;
  children: ReactNode;
}

export type NavigationName = RouteName & keyof LayoutMessages['nav'];

/** Links in this order (docs/behaviour.md, "Pages and routes"). */
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

export const navigationPath = (name: NavigationName): string =>
  routes.find((route) => route.name === name)!.path;

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

/** Every page ends with these links. */
export function ClosingLinks({ messages: t, route }: Pick<LayoutProps, 'messages' | 'route'>) {
  return (
    <>
      <li>
        <Link to="/privacy">{t.footer.privacy}</Link>
      </li>
      {t.footer.terms && (
        <li>
          <Link to="/terms">{t.footer.terms}</Link>
        </li>
      )}
      <AccountLinks messages={t} route={route} />
    </>
  );
}

export function AccountLinks({
  messages: t,
  route,
}: {
  messages: LayoutMessages;
  route?: Route | null;
}) {
  return (
    <>
      <li className="account-links">
        {Object.entries(t.account).map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </li>
      {route && (
        <li className="for-admins">
          <Link to={`/admin/pages?entry=${route.folder}`}>{t.edit}</Link>
        </li>
      )}
    </>
  );
}

export function Brand({ label, to }: { label: string; to: string }) {
  return (
    <Link to={to} className="brand" aria-label={label} translate="no">
      <Logo />
      <span>{studio.name}</span>
    </Link>
  );
}

export function usePopoverMenu<Menu extends HTMLElement>(
  page: string | undefined,
): RefObject<Menu | null> {
  const ref = useRef<Menu>(null);
  const shownPage = useRef(page);
  // A closing menu returns the focus to its button, so it closes before the focus moves to the new page.
  useLayoutEffect(() => {
    // The menu may have been opened before the app started.
    if (shownPage.current === page) return;
    shownPage.current = page;
    const menu = ref.current;
    // Browsers without popovers show the menu in the page's flow.
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [page]);
  return ref;
}
