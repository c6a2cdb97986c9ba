import type { ReactNode } from 'react';
import type { RouteRow } from '../routes.ts';
import { LogoDefinitions } from '../ui/logo.tsx';
import type { LayoutMessages } from '../ui/layout-messages.ts';
import { MobileLayout } from './mobile-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

export interface LayoutProps {
  /** Null on the 404 page. */
  row: RouteRow | null;
  messages: LayoutMessages;
  children: ReactNode;
}

/** What is around every page but the admin area's, which bring their own: the site's header and footer, or the app-like bars below `/m/`. */
export function Layout(props: LayoutProps) {
  if (props.row?.area === 'admin') return props.children;
  const Chosen = props.row?.area === 'mobile' ? MobileLayout : SiteLayout;
  return (
    <>
      <a href="#main" className="skip">
        {props.messages.skip}
      </a>
      <LogoDefinitions />
      <Chosen {...props} />
    </>
  );
}
