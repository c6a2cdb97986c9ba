import { PhoneContext } from '../features/navigation/device.ts';
import { type IconName, Icon } from '../ui/icons.tsx';
import {
  type LayoutProps,
  type NavigationName,
  ClosingLinks,
  NavLink,
  navigationPath,
  usePopoverMenu,
} from './navigation.tsx';

const BOTTOM_NAV = [
  { name: 'home', icon: 'home' },
  { name: 'services', icon: 'services' },
  { name: 'our-portofolio', icon: 'work' },
  { name: 'who-we-are', icon: 'team' },
  { name: 'contact-us', icon: 'contact' },
] as const satisfies readonly {
  name: NavigationName;
  icon: IconName;
}[];

const MORE_MENU = ['testimonial', 'blog', 'faq'] as const satisfies readonly NavigationName[];

/** Bar on phones; its links lead to pages below `/m/`. */
export function BottomNavigation({ route, messages: t }: Pick<LayoutProps, 'route' | 'messages'>) {
  const menu = usePopoverMenu<HTMLDivElement>(route?.name);
  const isCurrent = (name: string) => route?.folder === name;
  return (
    <PhoneContext value>
      <nav className="bottom-nav" aria-label={t.mainNavigation}>
        <ul>
          {BOTTOM_NAV.map(({ name, icon }) => (
            <li key={name}>
              <NavLink to={navigationPath(name)} current={isCurrent(name)}>
                <Icon name={icon} />
                <span>{t.nav[name]}</span>
              </NavLink>
            </li>
          ))}
          <li className="more">
            <button
              type="button"
              popoverTarget="more"
              aria-current={MORE_MENU.some(isCurrent) || undefined}
            >
              <Icon name="more" />
              <span>{t.more}</span>
            </button>
          </li>
        </ul>
        <div id="more" popover="auto" className="bottom-sheet" ref={menu}>
          <ul>
            {MORE_MENU.map((name) => (
              <li key={name}>
                <NavLink to={navigationPath(name)} current={isCurrent(name)}>
                  {t.nav[name]}
                </NavLink>
              </li>
            ))}
            <ClosingLinks messages={t} route={route} />
          </ul>
        </div>
      </nav>
    </PhoneContext>
  );
}
