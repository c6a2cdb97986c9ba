import type { Locale } from '../../model/locale.ts';
import { otherLocale } from '../../model/locale.ts';
import { canonicalUrl } from '../src/features/seo/canonical.ts';
import type { PageMeta } from '../src/page.ts';
import { studio } from '../src/studio.ts';
import { THEME_COLORS, alternates } from './site-files.ts';
import { jsonForScript } from './structured-data.ts';

export interface HeadProps {
  meta: PageMeta;
  locale: Locale;
  /** Canonical path with its query; null for pages that are not to be indexed. */
  canonical: string | null;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
  /** Path of the mobile twin. */
  mobileTwin: string | undefined;
  type: 'website' | 'article';
  /** Path of the picture for shared links. */
  image: string | undefined;
  data: readonly Readonly<Record<string, unknown>>[];
}

const OG_LOCALES = { en: 'en_GB', id: 'id_ID' } as const;

/** The head's part that differs from page to page. */
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
        Browsers fetch both as soon as they are named, before the first paint. With scripting, /favicon.ico is found
        without a name, after the page has come, and web/src/app/boot.ts names the manifest. Not an SVG: it would be drawn
        anew at each change of address, which costs what a page costs.
      */}
      <noscript>
        <link rel="icon" href="/favicon.ico" sizes="32x32 48x48" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </noscript>
      {canonical !== null && <Addresses {...props} canonical={canonical} />}
      <meta property="og:type" content={props.type} />
      <meta property="og:site_name" content={studio.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      <meta property="og:locale:alternate" content={OG_LOCALES[otherLocale(locale)]} />
      {image && <Picture href={studio.origin + image} alt={meta.title} />}
      {props.data.map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
        />
      ))}
    </>
  );
}

function Addresses({ canonical, locale, locales, mobileTwin }: HeadProps & { canonical: string }) {
  const address = canonicalUrl(canonical, locale);
  return (
    <>
      <link rel="canonical" href={address} />
      {alternates(canonical, locales).map(({ hrefLang, href }) => (
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

function Picture({ href, alt }: { href: string; alt: string }) {
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
