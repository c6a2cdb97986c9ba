import { LocaleSwitch } from '../features/i18n/index.ts';
import type { IconName } from '../ui/icons.tsx';
import { Icon } from '../ui/icons.tsx';
import type { LayoutMessages } from '../ui/layout-messages.ts';
import { Brand } from './brand.tsx';
import type { LayoutProps } from './layout.tsx';
import { NavLink } from './nav-link.tsx';
import type { NavigationName } from './navigation.ts';
import { navigationPath } from './navigation.ts';
import { useClosingPopover } from './use-closing-popover.ts';

const BAR = [
  { name: 'home', icon: 'home' },
  { name: 'services', icon: 'services' },
  { name: 'our-portofolio', icon: 'work' },
  { name: 'who-we-are', icon: 'team' },
  { name: 'contact-us', icon: 'contact' },
] as const satisfies readonly {
  name: NavigationName & keyof LayoutMessages['navShort'];
  icon: IconName;
}[];

const MORE = ['testimonial', 'blog', 'faq'] as const satisfies readonly NavigationName[];

/** The app-like layout below `/m/`: a slim top bar, the page, and the bar at the bottom. */
export function MobileLayout({ row, messages: t, children }: LayoutProps) {
  const sheet = useClosingPopover<HTMLDivElement>(row?.name);
  const isCurrent = (name: string) =>
    row?.name === `m-${name}` || (name === 'who-we-are' && row?.folder === name);

  return (
    <div className="app">
      <header className="top">
        <div className="wrap">
          <Brand label={t.home} to="/m/home" />
          <LocaleSwitch className="switch">{t.language}</LocaleSwitch>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <nav className="bottom-bar" aria-label={t.mainNavigation}>
        <ul>
          {BAR.map(({ name, icon }) => (
            <li key={name}>
              <NavLink to={navigationPath(name, true)} current={isCurrent(name)}>
                <Icon name={icon} />
                {t.navShort[name]}
              </NavLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              popoverTarget="more"
              aria-current={MORE.some(isCurrent) || undefined}
            >
              <Icon name="more" />
              {t.more}
            </button>
          </li>
        </ul>
        <div id="more" popover="auto" className="sheet" ref={sheet}>
          <ul>
            {MORE.map((name) => (
              <li key={name}>
                <NavLink to={navigationPath(name, true)} current={isCurrent(name)}>
                  {t.nav[name]}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </div>
  );
}
