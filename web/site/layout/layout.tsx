import { createContext, use } from 'react';
import { LocaleSwitch } from '#browser/locale/locale-switch.tsx';
import { LogoDefinitions } from '#studio/logo.tsx';
import type { LayoutName } from '../routes.ts';
import { Icon } from '../ui/icons.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import {
  type LayoutProps,
  AccountLinks,
  Brand,
  NAVIGATION,
  NavLink,
  navigationPath,
  usePopoverMenu,
} from './navigation.tsx';
import { SiteFooter } from './site-footer.tsx';

const LayoutContext = createContext<LayoutName>('desktop');

export const useLayout = (): LayoutName => use(LayoutContext);

export function Layout(props: LayoutProps) {
  const layout = props.route?.layout === 'mobile' ? 'mobile' : 'desktop';
  const PageLayout = layout === 'mobile' ? MobileLayout : SiteLayout;
  return (
    <LayoutContext value={layout}>
      <a href="#main" className="skip-link">
        {props.messages.skip}
      </a>
      <LogoDefinitions />
      {props.messages.notice.length > 0 && (
        <aside className="site-notice">
          {props.messages.notice.map(([text, href]) =>
            href ? (
              <a key={text} href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </aside>
      )}
      <PageLayout {...props} />
    </LayoutContext>
  );
}

/** The bottom bar is on phones also below pages without a mobile twin. The menu works without scripting. */
function SiteLayout({ route, messages: t, chat, children }: LayoutProps) {
  const menu = usePopoverMenu<HTMLElement>(route?.name);
  return (
    <>
      <header className="header">
        <div className="page-container">
          <Brand label={t.home} to="/" />
          <nav id="menu" popover="auto" className="menu" aria-label={t.mainNavigation} ref={menu}>
            <ul>
              {NAVIGATION.map((name) => (
                <li key={name}>
                  <NavLink to={navigationPath(name)} current={route?.folder === name}>
                    {t.nav[name]}
                  </NavLink>
                </li>
              ))}
              <AccountLinks messages={t} />
            </ul>
          </nav>
          <LocaleSwitch className="language-switch" />
          <button type="button" className="menu-button" popoverTarget="menu">
            <Icon name="menu" />
            <span>{t.menu}</span>
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter route={route} messages={t} chat={chat} />
      {route?.layout === 'desktop' && !route.twin && (
        <BottomNavigation route={route} messages={t} />
      )}
    </>
  );
}

function MobileLayout({ route, messages: t, children }: LayoutProps) {
  return (
    <div className="mobile-layout">
      <header className="header">
        <div className="page-container">
          <Brand label={t.home} to="/m/home" />
          <LocaleSwitch className="language-switch" />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BottomNavigation route={route} messages={t} />
    </div>
  );
}
