import { parse } from 'postcss';
import type { RouteRow } from '../../routes.ts';

/** Cascade layers of `client/critical.css` that every page has. */
const SHARED = ['theme', 'base', 'public-components', 'print'];
/** The rows with texts of several paragraphs, which have the layer `article`. */
const ARTICLES = ['post', 'project', 'privacy'];

/** The style sheet without the layers of other pages. @param row null for the error pages */
export function pageStyles(css: string, row: RouteRow | null): string {
  const kept = [...SHARED, row?.folder, ARTICLES.includes(row?.name ?? '') && 'article'];
  const sheet = parse(css);
  sheet.walkAtRules('layer', (rule) => {
    if (rule.nodes && !kept.includes(rule.params)) rule.remove();
  });
  return sheet.toString();
}
