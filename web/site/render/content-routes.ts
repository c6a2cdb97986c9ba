import type { ListedType } from '#model/content/content-types.ts';
import { FACTS_ENTRY } from '#model/content/words.ts';
import type { PreviewedPage } from '#model/pages/renderer.ts';
import { type RouteName, type Route, entryRoutes, routes, termsRoute } from '../routes.ts';

/** The page on which all published content of a type is read. */
const PAGES = {
  blog: 'blog',
  portfolio: 'our-portofolio',
  testimonials: 'testimonial',
} as const satisfies Record<ListedType, RouteName>;

/** The route of that page. */
export const contentRoute = (type: ListedType): Route =>
  routes.find(({ name }) => name === PAGES[type])!;

/**
 * The route of the page that functions render for a draft: its own, for a testimonial that of the list, and for the words
 * around every page the home page.
 */
export function renderedRoute(shown: PreviewedPage): Route {
  if (shown.type === 'testimonials') return contentRoute(shown.type);
  if (shown.type !== 'pages') return entryRoutes[shown.type];
  // Facts are read on many pages, and most of them there.
  const page = shown.page === FACTS_ENTRY ? 'services' : shown.page;
  return [...routes, termsRoute].find(({ folder }) => folder === page) ?? routes[0]!;
}
