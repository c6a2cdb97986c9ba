import { createHash } from 'node:crypto';
import { feedPath } from '#model/content/paths.ts';
import { SOCIAL_IMAGE, sharedImagePath } from '#model/pictures/media.ts';
import { alternateLinks, canonicalPath, canonicalUrl } from '#site/features/seo/canonical.ts';
import type { PageMeta } from '#site/page.ts';
import { ownTitle } from '#site/pages/page-title.ts';
import type { Route } from '#site/routes.ts';
import { type Locale, LANGUAGE_TAGS, localesFor, LOCALES } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { feedTitle } from './feed.ts';
import {
  type PageSource,
  type StructuredData,
  jsonForScript,
  structuredData,
} from './structured-data.ts';

/** Named by what it shows: messengers keep a picture for weeks. @param title of the page */
export function ogImagePath(title: string): string {
  const shown = [ownTitle(title), studio.name, studio.domain].join('\0');
  return `/og/${createHash('sha256').update(shown).digest('hex').slice(0, 16)}.jpg`;
}

export const hasFeed = (route: Route | null): boolean =>
  route?.folder === 'blog' || route?.folder === 'home';

export function routeHead(source: PageSource): HeadElement[] {
  const { route, locale, meta, entry } = source;
  const path = canonicalPath(route);
  const locales: readonly Locale[] = entry ? LOCALES.filter((one) => entry.texts[one]) : LOCALES;
  const shown = locales.includes(locale) ? locale : locales[0]!;
  const ownImage = ogImagePath(source.isFile ? meta.title : studio.name);
  const image = entry?.cover ? sharedImagePath(entry.cover.id) : ownImage;
  return headElements({
    canonical: entry ? `${path}/${entry.slug}` : path,
    locales,
    meta,
    locale,
    mobileTwin: route.layout === 'desktop' ? route.twin : undefined,
    hasFeed: hasFeed(route),
    type: entry ? 'article' : 'website',
    image,
    imageAlt: entry?.cover?.alt[shown],
    structuredData: structuredData({ ...source, locale: shown }, studio.origin + image),
  });
}

export type HeadElement = readonly [
  tag: 'meta' | 'link' | 'script',
  attributes: Readonly<Record<string, string>>,
  text?: string,
];

interface HeadInput {
  canonical: string | null;
  locales: readonly Locale[];
  meta: PageMeta;
  locale: Locale;
  mobileTwin?: string | undefined;
  type?: 'website' | 'article';
  hasFeed?: boolean;
  image?: string | undefined;
  imageAlt?: string | undefined;
  structuredData?: readonly StructuredData[];
}

const ogLocale = (locale: Locale): string => LANGUAGE_TAGS[locale].replace('-', '_');

const property = (name: string, content: string): HeadElement => [
  'meta',
  { property: name, content },
];

export function headElements(input: HeadInput): HeadElement[] {
  const { meta, locale, locales, canonical, image } = input;
  const [language = locale, ...others] = localesFor(locale).filter((one) => locales.includes(one));
  return [
    ['meta', { name: 'description', content: meta.description }],
    ...(meta.keywords ? [['meta', { name: 'keywords', content: meta.keywords }] as const] : []),
    ['meta', { name: 'robots', content: canonical === null ? 'noindex' : 'all' }],
    ...(canonical === null ? [] : addressElements(input, canonical)),
    ...(input.hasFeed ? [feedElement(locale)] : []),
    property('og:type', input.type ?? 'website'),
    property('og:site_name', studio.name),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:locale', ogLocale(language)),
    ...others.map((other) => property('og:locale:alternate', ogLocale(other))),
    ...(image ? imageElements(studio.origin + image, input.imageAlt ?? meta.title) : []),
    ...(input.structuredData ?? []).map((data): HeadElement => [
      'script',
      { type: 'application/ld+json' },
      jsonForScript(data),
    ]),
  ];
}

const feedElement = (locale: Locale): HeadElement => [
  'link',
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: feedTitle(locale),
    href: feedPath(locale),
  },
];

function addressElements(input: HeadInput, canonical: string): HeadElement[] {
  const { locale, locales, mobileTwin } = input;
  const address = canonicalUrl(canonical, locales.includes(locale) ? locale : locales[0]!);
  const media = 'only screen and (max-width: 767px)';
  return [
    ['link', { rel: 'canonical', href: address }],
    ...alternateLinks(canonical, locales).map(({ hrefLang, href }): HeadElement => [
      'link',
      { rel: 'alternate', hrefLang, href },
    ]),
    ...(mobileTwin
      ? [['link', { rel: 'alternate', media, href: canonicalUrl(mobileTwin, locale) }] as const]
      : []),
    property('og:url', address),
  ];
}

function imageElements(href: string, alt: string): HeadElement[] {
  return [
    property('og:image', href),
    property('og:image:width', String(SOCIAL_IMAGE.width)),
    property('og:image:height', String(SOCIAL_IMAGE.height)),
    property('og:image:alt', alt),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ];
}
