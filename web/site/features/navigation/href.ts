import { createContext } from 'react';
import { pagePath } from '#model/updates/builds.ts';
import { type Locale, languagePath, splitPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { termsRoute } from '../../routes.ts';
import { matchPath } from './match.ts';

/** The language that links name; null: English at its canonical path. */
export const LinkLocaleContext = createContext<Locale | null>(null);

/**
 * A page of the site in the visitor's language and layout (docs/behaviour.md, "Pages and routes"); others stay.
 * @param locale as in `LinkLocaleContext` @param phone if missing, the layout stays
 */
export function visitorHref(href: string, locale: Locale | null, phone?: boolean): string {
  const [pathname = ''] = href.split(/[?#]/, 1);
  const { path } = splitPath(pathname);
  const route = matchPath(path);
  if (!route && pagePath(path) !== termsRoute.path) return href;
  const rest = href.slice(pathname.length);
  const { twin, twinHash = '' } = route ?? {};
  const isOther = twin && phone !== undefined && (route?.layout === 'mobile') !== phone;
  const own = isOther ? twin + rest + (rest.includes('#') ? '' : twinHash) : path + rest;
  return locale ? languagePath(own, locale) : own;
}

/** Makes links in published HTML name the language. */
export const localizedLinks = (html: string, locale: Locale | null): string =>
  html.replaceAll(/ href="([^"]*)"/g, (found, href: string) => {
    const own = href.startsWith(`${studio.origin}/`) ? href.slice(studio.origin.length) : href;
    return own.startsWith('/') ? ` href="${visitorHref(own, locale)}"` : found;
  });
