import { alternateLinks, canonicalUrl } from '#site/features/seo/canonical.ts';
import { type Locale, localizedPath } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';

/** @param isPublic false for staging, which no search engine is to show */
export function robots(isPublic: boolean): string {
  if (!isPublic) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    'Disallow: /localized/',
    '',
    `Sitemap: ${studio.origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** RFC 9116 asks for less than a year. */
const VALID_MONTHS = 7;

/** Changes with the month: a release renews it (`functions/src/release/state.ts`). */
export function securityTxt(email: string, now = new Date()): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: id, en',
    `Canonical: ${studio.origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export const manifestPath = (locale: Locale): string =>
  localizedPath('/manifest.webmanifest', locale);

export function webManifest(description: string, locale: Locale, background: string): string {
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src: `/icons/${src}`,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: studio.name,
    short_name: studio.name,
    description,
    lang: locale,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

interface SitemapEntry {
  href: string;
  locales: readonly Locale[];
}

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

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
