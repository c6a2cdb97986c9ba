import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { type AtRule, parse } from 'postcss';
import { LOGO_PATH } from '#studio/logo-path.ts';
import type { Route } from '../../routes.ts';
import { tokenRules } from './colors.ts';

/** Cascade layers of `client/critical.css` that every page has. */
const SHARED = ['theme', 'base', 'public-components', 'print'];

/** The rules of a page, for its document. @param css style sheet of the public pages, as it was built */
export function pageStyles(css: string, route: Route | null): string {
  const kept = [...SHARED, route?.folder, route?.isArticle && 'article'];
  const sheet = parse(css);
  sheet.walkAtRules('layer', (rule) => {
    if (rule.nodes && !kept.includes(rule.params)) rule.remove();
  });
  return sheet.toString();
}

/**
 * The rules that not every page has, for the sheet that is loaded before the next page. Typefaces and rules for all
 * elements would make the browser style and lay out the whole page again.
 */
export function laterStyles(css: string): string {
  const sheet = parse(css);
  sheet.each((rule) => {
    const isOfPages = rule.type === 'atrule' && rule.name === 'layer' && rule.nodes;
    if (!isOfPages || SHARED.includes(rule.params)) rule.remove();
  });
  return sheet.toString();
}

export async function offlinePageStyles(): Promise<string> {
  const styles = await readFile(new URL('./offline-page.css', import.meta.url), 'utf8');
  const logo = `main::before{clip-path:path('${LOGO_PATH}')}`;
  const { code } = await transform(tokenRules(styles) + styles + logo, {
    loader: 'css',
    minify: true,
  });
  return code.trim();
}

/** The `@font-face` of the typeface. */
export interface Typeface {
  rule: string;
  url: string;
  /** Arguments of `FontFace`. */
  source: readonly [family: string, source: string, descriptors: FontFaceDescriptors];
}

/** @throws Error where the style sheet declares no typeface with a file */
export function typefaceOf(css: string): Typeface {
  const rules: AtRule[] = [];
  parse(css).walkAtRules('font-face', (rule) => void rules.push(rule));
  for (const rule of rules) {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    const source = values.get('src') ?? '';
    const [, url] = /url\(["']?(.+?)["']?\)/.exec(source) ?? [];
    if (url === undefined) continue;
    const family = (values.get('font-family') ?? '').replaceAll(/["']/g, '');
    const descriptors = { weight: values.get('font-weight') ?? '', display: 'swap' } as const;
    return { rule: rule.toString(), url, source: [family, source, descriptors] };
  }
  throw new Error('The style sheet declares no typeface');
}
