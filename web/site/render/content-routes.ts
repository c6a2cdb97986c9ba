import type { ContentType } from '#model/content/content-types.ts';
import { type RouteName, type Route, entryRoutes, routes } from '../routes.ts';

/** The page on which all published content of a type is read. */
const PAGES = {
  blog: 'blog',
  portfolio: 'our-portofolio',
  testimonials: 'testimonial',
} as const satisfies Record<ContentType, RouteName>;

/** The route of that page. */
export const contentRoute = (type: ContentType): Route =>
  routes.find(({ name }) => name === PAGES[type])!;

/** The route of the page that functions render for an entry: its own, or for a testimonial that of the list. */
export const renderedRoute = (type: ContentType): Route =>
  type === 'testimonials' ? contentRoute(type) : entryRoutes[type];
