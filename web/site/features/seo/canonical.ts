import type { PublicItem } from '#model/content/answers.ts';
import type { PagedType } from '#model/content/paths.ts';
import type { Route } from '#site/routes.ts';
import { type Locale, writtenFor } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

/** English at the plain address, others as `?hl=id`. @param href path with the query on which the content depends */
export function canonicalUrl(href: string, locale: Locale): string {
  const url = new URL(href, studio.origin);
  if (locale !== 'en') url.searchParams.set('hl', locale);
  return url.href;
}

/** `x-default` is English if it exists. */
export function alternateLinks(
  href: string,
  locales: readonly Locale[],
): { hrefLang: string; href: string }[] {
  return [
    ...locales.map((locale) => ({ hrefLang: locale, href: canonicalUrl(href, locale) })),
    {
      hrefLang: 'x-default',
      href: canonicalUrl(href, locales.includes('en') ? 'en' : locales[0]!),
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

/** That of the desktop twin for a page below `/m/`. */
export function canonicalPath(route: Route): string {
  return route.layout === 'mobile' && route.twin ? route.twin : route.path;
}
