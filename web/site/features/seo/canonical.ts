import type { PublicItem } from '#model/content/answers.ts';
import type { PagedType } from '#model/content/paths.ts';
import type { Route } from '#site/routes.ts';
import { type Locale, localizedPath, writtenFor } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

export const canonicalUrl = (path: string, locale: Locale): string =>
  new URL(localizedPath(path, locale), studio.origin).href;

export function alternateLinks(
  path: string,
  locales: readonly Locale[],
): { hrefLang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: canonicalUrl(path, locale) })),
    {
      hrefLang: 'x-default',
      href: canonicalUrl(path, locales.includes('en') ? 'en' : locales[0]!),
    },
  ];
}

/** An entry that lacks the language has the address of one that it has. */
export function canonicalOf(
  route: Route,
  locale: Locale,
  entry?: Pick<PublicItem[PagedType], 'slug' | 'texts'>,
): string {
  if (!entry) return canonicalUrl(canonicalPath(route), locale);
  const path = `${canonicalPath(route)}/${entry.slug}`;
  return canonicalUrl(path, writtenFor(locale, entry.texts));
}

/** A page below `/m/` has the path of its desktop twin. */
export function canonicalPath(route: Route): string {
  return route.layout === 'mobile' && route.twin ? route.twin : route.path;
}
