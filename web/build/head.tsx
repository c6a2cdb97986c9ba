import type { Locale } from '../../model/locale.ts';
import { otherLocale } from '../../model/locale.ts';
import { canonicalUrl } from '../src/features/seo/canonical.ts';
import type { PageMeta } from '../src/page.ts';
import { studio } from '../src/studio.ts';
import { alternateLinks } from './sitemap.ts';
import { jsonForScript } from './structured-data.ts';
import { THEME_COLORS } from './web-manifest.ts';

export interface HeadProps {
  meta: PageMeta;
  locale: Locale;
  /** Canonical path with its query; null for pages that are not indexed. */
  canonical: string | null;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
  /** Path of the mobile twin. */
  mobileTwin: string | undefined;
  type: 'website' | 'article';
  /** Path of the Open Graph image. */
  image: string | undefined;
  structuredData: readonly Readonly<Record<string, unknown>>[];
}

const OG_LOCALES = { en: 'en_GB', id: 'id_ID' } as const;

/** The part of `<head>` that differs from page to page. */
export function Head(props: HeadProps) {
  const { meta, locale, canonical, image } = props;
  return (
    <>
      <title>{meta.title}</title>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      <meta name="robots" content={canonical === null ? 'noindex' : 'all'} />
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/*
        Browsers fetch both as soon as they are linked, before the first paint. With JavaScript, browsers request
        /favicon.ico by default after the page has loaded, and web/src/app/boot.ts links the manifest. The icon is not an
        SVG: browsers render an SVG icon again at each change of the URL.
      */}
      <noscript>
        <link rel="icon" href="/favicon.ico" sizes="32x32 48x48" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </noscript>
      {canonical !== null && <CanonicalLinks {...props} canonical={canonical} />}
      <meta property="og:type" content={props.type} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      <meta property="og:locale:alternate" content={OG_LOCALES[otherLocale(locale)]} />
      {image && <OgImage href={studio.origin + image} alt={meta.title} />}
      {props.structuredData.map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
        />
      ))}
    </>
  );
}

function CanonicalLinks({
  canonical,
  locale,
  locales,
  mobileTwin,
}: HeadProps & { canonical: string }) {
  const address = canonicalUrl(canonical, locale);
  return (
    <>
      <link rel="canonical" href={address} />
      {alternateLinks(canonical, locales).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {mobileTwin && (
        <link
          rel="alternate"
          media="only screen and (max-width: 767px)"
          href={studio.origin + mobileTwin}
        />
      )}
      <meta property="og:url" content={address} />
    </>
  );
}

function OgImage({ href, alt }: { href: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
