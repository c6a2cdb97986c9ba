import { parse } from 'postcss';
import type { Route } from '../../routes.ts';

/** Cascade layers of `client/critical.css` that every page has. */
const SHARED = ['theme', 'base', 'public-components', 'print'];
/** The routes with texts of several paragraphs, which have the layer `article`. */
const ARTICLES = ['post', 'project', 'privacy', 'terms'];

/** The style sheet without the layers of other pages. @param route null for the error pages */
export function pageStyles(css: string, route: Route | null): string {
  const kept = [...SHARED, route?.folder, ARTICLES.includes(route?.name ?? '') && 'article'];
  const sheet = parse(css);
  sheet.walkAtRules('layer', (rule) => {
    if (rule.nodes && !kept.includes(rule.params)) rule.remove();
  });
  return sheet.toString();
}
