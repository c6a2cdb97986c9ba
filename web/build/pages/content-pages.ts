import type { ContentKind } from '../../../model/content/kinds.ts';
import { CONTENT_KINDS } from '../../../model/content/kinds.ts';
import type { RouteName, RouteRow } from '../../src/routes.ts';
import { entryRows, routes } from '../../src/routes.ts';

/** The page on which all published content of a kind is read. */
const PAGES = {
  blog: 'blog',
  portfolio: 'our-portofolio',
  testimonials: 'testimonial',
} as const satisfies Record<ContentKind, RouteName>;

const rows: readonly RouteRow[] = routes;

/** The row of that page in the table of routes. */
export function contentRow(kind: ContentKind): RouteRow {
  const row = rows.find(({ name }) => name === PAGES[kind]);
  if (!row) throw new Error(`The site has no page for ${kind}`);
  return row;
}

/** The row of the page that functions render of an entry of a kind: its own, or for a testimonial that of the list. */
export const renderedRow = (kind: ContentKind): RouteRow =>
  kind === 'testimonials' ? contentRow(kind) : entryRows[kind];

/** The rows of all pages that functions render: of entries, and of the list of posts. */
export const renderedRows = (): RouteRow[] => [
  ...CONTENT_KINDS.map(renderedRow),
  contentRow('blog'),
];
