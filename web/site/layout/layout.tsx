import { LogoDefinitions } from '#studio/logo.tsx';
import { MobileLayout } from './mobile-layout.tsx';
import type { LayoutProps } from './navigation.tsx';
import { SiteLayout } from './site-layout.tsx';
import { LayoutContext } from './use-layout.ts';

/** The layout of every page: `SiteLayout`, or `MobileLayout` below `/m/`. */
export function Layout(props: LayoutProps) {
  const layout = props.route?.layout === 'mobile' ? 'mobile' : 'desktop';
  const PageLayout = layout === 'mobile' ? MobileLayout : SiteLayout;
  return (
    <LayoutContext value={layout}>
      <a href="#main" className="skip-link">
        {props.messages.skip}
      </a>
      <LogoDefinitions />
      {props.messages.notice && <aside className="site-notice">{props.messages.notice}</aside>}
      <PageLayout {...props} />
    </LayoutContext>
  );
}
