import type { PublicEntry, PublicItem } from '../../../model/content/answers.ts';
import type { PagedKind } from '../../../model/content/paths.ts';
import { feedPath } from '../../../model/content/paths.ts';
import type { Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { sharedImagePath } from '../../../model/pictures/media.ts';
import type { PageMeta } from '../../src/page.ts';
import type { RouteRow } from '../../src/routes.ts';
import { studio } from '../../src/studio/studio.ts';
import { navigationLabels } from '../../src/public-ui/layout-messages.ts';
import { canonicalPath, isIndexed } from '../../src/features/seo/canonical.ts';
import type { HeadElement } from './head-elements.ts';
import { headElements } from './head-elements.ts';
import { structuredData } from './structured-data.ts';

/** How a page, or a post or project, is known outside of the site. */
export interface PageIdentity {
  /** Canonical path with its query; null for pages that are not indexed. */
  canonical: string | null;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
  /** Name of its Open Graph image; desktop and mobile twins share one. */
  ogImage: string | undefined;
}

/** The identity of a route's page, or of a post or project that is shown on it. */
export function pageIdentity(route: RouteRow, entry?: PublicItem[PagedKind]): PageIdentity {
  const indexed = isIndexed(route);
  const path = canonicalPath(route);
  return {
    canonical: indexed ? (entry ? `${path}/${entry.slug}` : path) : null,
    locales: entry ? LOCALES.filter((locale) => entry.texts[locale]) : LOCALES,
    ogImage: indexed ? route.folder : undefined,
  };
}

/** Path of an Open Graph image in one language. */
export const ogImagePath = (name: string, locale: Locale) => `/og/${name}-${locale}.jpg`;

interface HeadSource {
  route: RouteRow;
  locale: Locale;
  meta: PageMeta;
  messages: object;
  /** Whole, or what the list has of it. */
  entry?: PublicItem[PagedKind] | PublicEntry[PagedKind];
}

/** The head of a route's page, or of a post or project, in one language. */
export function routeHead(source: HeadSource): HeadElement[] {
  const { route, locale, meta, messages, entry } = source;
  const nav: Readonly<Record<string, string>> = navigationLabels[locale];
  const { ogImage, ...identity } = pageIdentity(route, entry);
  const ownImage = ogImage && ogImagePath(ogImage, locale);
  const image = entry?.cover ? sharedImagePath(entry.cover.id) : ownImage;
  return headElements({
    ...identity,
    meta,
    locale,
    mobileTwin: route.area === 'public' ? route.twin : undefined,
    feed: route.folder === 'blog' ? feedPath(locale) : undefined,
    type: entry ? 'article' : 'website',
    image,
    imageAlt: entry?.cover?.alt[locale],
    structuredData: image
      ? structuredData({
          row: route,
          locale,
          messages,
          label: nav[route.folder] ?? meta.title,
          home: nav['home'] ?? studio.name,
          entry,
          image: studio.origin + image,
        })
      : [],
  });
}
