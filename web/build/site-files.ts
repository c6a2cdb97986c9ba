import type { Locale } from '../../model/locale.ts';
import { LOCALES } from '../../model/locale.ts';
import { canonicalUrl } from '../src/features/seo/canonical.ts';
import { studio } from '../src/studio.ts';

/** `robots.txt`: everything may be read but the functions and the folders that Hosting picks languages from. */
export function robots(): string {
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

/** A page as search engines should know it. */
export interface SitemapEntry {
  /** Canonical path, with its query where that is part of what is shown. */
  href: string;
  /** Languages it can be read in. */
  locales: readonly Locale[];
}

/** `sitemap.xml`: each page in each language, with the others as alternates. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ href, locales }) =>
    locales.map((locale) => {
      const links = alternates(href, locales).map(
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

/** A page's addresses by language, under `?hl=`; `x-default` lets the site choose. */
export function alternates(
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

/** `manifest.webmanifest`: the installed app starts with the mobile home page (docs/behaviour.md, section 2). */
export function webManifest(description: string): string {
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
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
  });
}

/** Ground of the pages (`--paper` in the style sheet), for the browser's own bars. */
export const THEME_COLORS = { light: '#fbf6ec', dark: '#14121a' } as const;
