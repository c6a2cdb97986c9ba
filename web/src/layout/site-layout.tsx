import { LocaleSwitch } from '../features/i18n/index.ts';
import { Icon } from '../ui/icons.tsx';
import { Brand } from './brand.tsx';
import type { LayoutProps } from './layout.tsx';
import { NavLink } from './nav-link.tsx';
import { NAVIGATION, navigationPath } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { useClosingPopover } from './use-closing-popover.ts';

/** Header with the navigation, the page, and the footer. The menu of narrow windows needs no scripting. */
export function SiteLayout({ row, messages: t, children }: LayoutProps) {
  const menu = useClosingPopover<HTMLElement>(row?.name);
  return (
    <>
      <header className="top">
        <div className="wrap">
          <Brand label={t.home} to="/" />
          <nav id="menu" popover="auto" className="menu" aria-label={t.mainNavigation} ref={menu}>
            <ul>
              {NAVIGATION.map((name) => (
                <li key={name}>
                  <NavLink to={navigationPath(name, false)} current={row?.name === name}>
                    {t.nav[name]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <LocaleSwitch className="switch" anywhere={row === null}>
            {t.language}
          </LocaleSwitch>
          <button type="button" className="menu-button" popoverTarget="menu">
            <Icon name="menu" />
            {t.menu}
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter messages={t} />
    </>
  );
}
