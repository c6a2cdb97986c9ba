import type { Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { canonicalUrl } from '../src/features/seo/canonical.ts';
import { studio } from '../src/studio.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  /** Canonical path with its query. */
  href: string;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
}

/** `sitemap.xml`: each page in each language, with its language versions as alternates. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ href, locales }) =>
    locales.map((locale) => {
      const links = alternateLinks(href, locales).map(
        ({ hrefLang, href: address }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(address)}"/>`,
      );
      return `<url><loc>${escapeXml(canonicalUrl(href, locale))}</loc>${links.join('')}</url>`;
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  );
}

/** An index of sitemaps. @param paths of the sitemaps */
export function sitemapIndex(paths: readonly string[]): string {
  const entries = paths.map(
    (path) => `<sitemap><loc>${escapeXml(studio.origin + path)}</loc></sitemap>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.join('\n')}\n</sitemapindex>\n`
  );
}

/** Links (`hreflang`) to a page's language versions, selected by `?hl=`; `x-default` is English where it exists. */
export function alternateLinks(
  href: string,
  locales: readonly Locale[] = LOCALES,
): { hrefLang: string; href: string }[] {
  const inLanguage = locales.map((locale) => {
    const url = new URL(href, studio.origin);
    url.searchParams.set('hl', locale);
    return { hrefLang: locale, href: url.href };
  });
  return [
    ...inLanguage,
    { hrefLang: 'x-default', href: canonicalUrl(href, locales.length > 1 ? 'en' : locales[0]!) },
  ];
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
