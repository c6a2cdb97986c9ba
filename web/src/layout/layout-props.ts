import type { ReactNode } from 'react';
import type { RouteRow } from '../routes.ts';
import type { LayoutMessages } from '../public-ui/layout-messages.ts';

export interface LayoutProps {
  /** Null on the 404 page. */
  row: RouteRow | null;
  messages: LayoutMessages;
  /** Link to WhatsApp, with a text that names the page. */
  chat: string;
  children: ReactNode;
}
