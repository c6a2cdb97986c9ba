import { LogoDefinitions } from '#studio/logo.tsx';
import { MobileLayout } from './mobile-layout.tsx';
import type { LayoutProps } from './navigation.tsx';
import { SiteLayout } from './site-layout.tsx';

/** The layout of every page: `SiteLayout`, or `MobileLayout` below `/m/`. */
export function Layout(props: LayoutProps) {
  const Frame = props.row?.area === 'mobile' ? MobileLayout : SiteLayout;
  return (
    <>
      <a href="#main" className="skip-link">
        {props.messages.skip}
      </a>
      <LogoDefinitions />
      <Frame {...props} />
    </>
  );
}
