import type { ContentKind } from '#model/content/kinds.ts';
import { type RouteName, type RouteRow, entryRows, routes } from '../routes.ts';

/** The table of routes. */
export const rows: readonly RouteRow[] = routes;

/** The page on which all published content of a kind is read. */
const PAGES = {
  blog: 'blog',
  portfolio: 'our-portofolio',
  testimonials: 'testimonial',
} as const satisfies Record<ContentKind, RouteName>;

/** The row of that page in the table of routes. */
export const contentRow = (kind: ContentKind): RouteRow =>
  rows.find(({ name }) => name === PAGES[kind])!;

/** The row of the page that functions render of an entry of a kind: its own, or for a testimonial that of the list. */
export const renderedRow = (kind: ContentKind): RouteRow =>
  kind === 'testimonials' ? contentRow(kind) : entryRows[kind];
