import { LocaleSwitch } from '#browser/locale/locale-switch.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { type LayoutProps, Brand } from './navigation.tsx';

export function MobileLayout({ route, messages: t, children }: LayoutProps) {
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
