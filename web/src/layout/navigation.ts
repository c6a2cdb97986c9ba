import type { RouteName, RouteRow } from '../routes.ts';
import { routes } from '../routes.ts';
import type { LayoutMessages } from '../ui/layout-messages.ts';

export type NavigationName = RouteName & keyof LayoutMessages['nav'];

const rows: readonly RouteRow[] = routes;

/** Path of a page of the navigation bar: the desktop one, or on the mobile layout its twin where it has one. */
export function navigationPath(name: NavigationName, mobile: boolean): string {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new Error(`The navigation names a page without a route: ${name}`);
  return (mobile ? row.twin : undefined) ?? row.path;
}

/** Pages of the navigation bar in their order (docs/behaviour.md, section 2). */
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
