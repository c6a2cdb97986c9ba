import { alternateLinks, canonicalUrl } from '#site/features/seo/canonical.ts';
import type { Locale } from '#studio/locale.ts';

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

/** Text for the inside of an element or of a quoted attribute, in XML and HTML. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
